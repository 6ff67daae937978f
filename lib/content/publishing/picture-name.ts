import { monthName } from '@/lib/domain/shared/calendar/calendar-days';
import { fullDate } from '@/lib/domain/shared/dates';
import type { PictureData } from '@/lib/domain/publishing/posts';

/** Describes a post's picture: what it shows, the number of values and the last date. */
export function pictureName({ kind, name, values, until, isSample }: PictureData): string {
  const sample = isSample ? ' Sample figures.' : '';
  if (kind === 'record') {
    const results = values.slice(1).map((value, at) => value - (values[at] ?? value));
    const [won, lost] = [results.filter((result) => result > 0).length, results.filter((result) => result < 0).length];
    return `${name}: the latest ${results.length} closed trades${until === null ? '' : ` to ${fullDate(until)}`}, ${won} won and ${lost} lost.${sample}`;
  }
  const isStock = kind === 'stock';
  const what = isStock ? 'weekly closes' : 'monthly values of the sector index';
  const end = until === null ? '' : ` to ${isStock ? fullDate(until) : monthName(`${until}-01`)}`;
  return `${name}: ${values.length} ${what}${end}.${sample}`;
}

/** For an illustration of the post's category, which could be mistaken for data. */
export const illustrationName = 'Illustration, not data.';
