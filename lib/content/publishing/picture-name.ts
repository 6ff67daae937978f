import { monthName } from '@/lib/domain/shared/calendar/calendar-days';
import { fullDate } from '@/lib/domain/shared/dates';
import type { PictureData } from '@/lib/domain/publishing/posts';

/** What a post's picture shows, of how many values, until when. */
export function pictureName({ kind, name, values, until, isSample }: PictureData): string {
  const isStock = kind === 'stock';
  const what = isStock ? 'weekly closes' : 'monthly values of the sector index';
  const end = until === null ? '' : ` to ${isStock ? fullDate(until) : monthName(`${until}-01`)}`;
  return `${name}: ${values.length} ${what}${end}.${isSample ? ' Sample figures.' : ''}`;
}

/** For a drawing of the post's category, which could be taken for data. */
export const illustrationName = 'Illustration, not data.';
