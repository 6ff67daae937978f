import { monthOfYear } from '@/lib/content/market/market-figures';
import { partsOf, type DateOnly } from '@/lib/domain/shared/dates';
import { compactMoney } from '@/lib/domain/shared/compact-money';

/** What a story is about. The list of a sector repeats no kind within a few days. */
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

/** Something that the sample's own numbers show on a day. The most unusual of a day become stories. */
export type Event = { kind: StoryKind; day: DateOnly; weight: number; headline: string; summary: string };

export const tenth = (value: number) => Math.abs(value).toFixed(1);

/** Amounts as a sentence writes them. */
export const dollarsInText = (amount: number) => {
  const [size = '', unit = ''] = compactMoney(Math.abs(amount)).split(' ');
  return `$${size}${names[unit] ?? ''}`;
};
const names: Record<string, string> = { t: ' trillion', b: ' billion', m: ' million', k: ',000' };

/** 'August 4', with the year where it is another one. */
export function dayInText(day: DateOnly, from: DateOnly) {
  const [year, month, date] = partsOf(day);
  return `${monthOfYear(Number(month))} ${Number(date)}${year === from.slice(0, 4) ? '' : `, ${year}`}`;
}

/** 'August', with the year where it is another one. */
export function monthInText(day: DateOnly, from: DateOnly) {
  const [year, month] = partsOf(day);
  return `${monthOfYear(Number(month))}${year === from.slice(0, 4) ? '' : ` ${year}`}`;
}
