import { monthOfYear } from '@/lib/content/market/market-figures';
import { partsOf, type DateOnly } from '@/lib/domain/shared/dates';
import { compactMoney } from '@/lib/domain/shared/compact-money';

/** What a story is about. Within a few days, a sector has no two stories of the same kind. */
export type StoryKind =
  | 'year-high'
  | 'year-low'
  | 'large-move'
  | 'streak'
  | 'average'
  | 'off-high'
  | 'off-low'
  | 'volume'
  | 'report'
  | 'dividend'
  | 'target'
  | 'ratings'
  | 'sector-week'
  | 'sector-month';

/** Something notable in the sample's own numbers on a day. The events with the highest weight become stories. */
export type Event = { kind: StoryKind; day: DateOnly; weight: number; headline: string; summary: string };

export const tenth = (value: number) => Math.abs(value).toFixed(1);

/** An amount as written in a sentence, such as "$1.2 billion". */
export const dollarsInText = (amount: number) => {
  const [size = '', unit = ''] = compactMoney(Math.abs(amount)).split(' ');
  return `$${size}${names[unit] ?? ''}`;
};
const names: Record<string, string> = { t: ' trillion', b: ' billion', m: ' million', k: ',000' };

/** A day such as "August 4", with the year if it differs from that of `from`. */
export function dayInText(day: DateOnly, from: DateOnly) {
  const [year, month, date] = partsOf(day);
  return `${monthOfYear(Number(month))} ${Number(date)}${year === from.slice(0, 4) ? '' : `, ${year}`}`;
}

/** A month such as "August", with the year if it differs from that of `from`. */
export function monthInText(day: DateOnly, from: DateOnly) {
  const [year, month] = partsOf(day);
  return `${monthOfYear(Number(month))}${year === from.slice(0, 4) ? '' : ` ${year}`}`;
}
