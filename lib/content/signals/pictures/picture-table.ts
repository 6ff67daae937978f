/** The same numbers as a picture, as a table. */
export type PictureTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** More rows than anyone reads beside a chart; the trade table and its exports have all of them. */
const mostRows = 400;

/** A table of the latest rows, which says so when there are more. */
export const pictureTable = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) => ({
  caption: rows.length > mostRows ? `${title}, latest ${mostRows} of ${rows.length.toLocaleString('en-US')}` : title,
  head,
  rows: rows.slice(-mostRows),
});

/** How strongly a result is tinted: 1 to 3 by its share of the largest, negative for losses. */
export const levelOf = (cents: number, largest: number) =>
  cents === 0 || largest === 0 ? 0 : Math.sign(cents) * Math.ceil((3 * Math.abs(cents)) / largest);
