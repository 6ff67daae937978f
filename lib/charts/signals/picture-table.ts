import { groupDigits } from '@/lib/domain/shared/numbers';
/** The data of a chart as a table. */
export type PictureTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** Max rows. The trade table and its exports have all of them. */
const maxRows = 400;

/** A table of the latest values, which says so if there are more. Formats only the rows that it includes. */
export const pictureTable = <Value>(
  title: string,
  head: readonly string[],
  values: readonly Value[],
  rowOf: (value: Value, index: number) => readonly string[],
) => {
  const first = Math.max(0, values.length - maxRows);
  return {
    caption: first > 0 ? `${title}, latest ${maxRows} of ${groupDigits(values.length)}` : title,
    head,
    rows: values.slice(first).map((value, place) => rowOf(value, first + place)),
  };
};

/** Tint of a result: 1 to 3 by its share of the largest, negative for losses, 0 for none. */
export const levelOf = (cents: number, largest: number) =>
  cents === 0 || largest === 0 ? 0 : Math.sign(cents) * Math.ceil((3 * Math.abs(cents)) / largest);
