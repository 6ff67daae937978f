import { monthName } from '@/lib/domain/shared/calendar/calendar-days';
import { addMonths } from '@/lib/domain/shared/calendar/calendar-months';
import { usdExact } from '@/lib/domain/shared/money';
import type { PictureData } from '@/lib/domain/publishing/posts';
import { utcDay } from '@/lib/domain/shared/utc-day';

/** Axis labels of a post's picture: its range of values, and its first and last month if known. */
export function pictureAxes({ kind, values, until }: Pick<PictureData, 'kind' | 'values' | 'until'>) {
  const label = (value: number) => (kind === 'stock' ? usdExact(Math.round(value * 100)) : value.toFixed(1));
  const [high, low] = [label(Math.max(...values)), label(Math.min(...values))];
  if (until === null) return { high, low, from: '', to: '' };
  // Stocks have closes for a year; other pictures have one value per month.
  const months = kind === 'stock' ? 12 : values.length - 1;
  const last = `${until.slice(0, 7)}-01`;
  const first = addMonths(new Date(`${last}T00:00:00Z`), -months);
  return { high, low, from: monthName(utcDay(first)), to: monthName(last) };
}
