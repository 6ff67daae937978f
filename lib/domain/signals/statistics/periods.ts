import type { DateOnly } from '@/lib/domain/shared/dates';
import { isClosed, type Trade } from '../trades';

/** Periods of the track record; since inception is the default. */
export const periods = [
  { label: 'Since inception', years: null },
  { label: 'Last 10 years', years: 10 },
  { label: 'Last 5 years', years: 5 },
  { label: 'Last year', years: 1 },
] as const;

/** Trades closed in the last `years` before `today`; all closed trades if null. */
export function closedWithin(trades: readonly Trade[], years: number | null, today: DateOnly) {
  const from = years === null ? '' : `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return trades.filter(isClosed).filter(({ closeDate }) => closeDate > from);
}

/** The note on every filtered view; empty if no trade was left out. */
export const filteredNote = (shown: number, total: number) =>
  shown === total ? '' : `filtered: ${shown} of ${total} trades`;
