import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { utcDay } from '@/lib/domain/shared/utc-day';
import type { SortDirection, TradeColumn } from '../trade-sorting';
import type { Outcome, TradeType } from '../trades';

export const tradeVariants = ['record', 'live'] as const;
export type TradeVariant = (typeof tradeVariants)[number];

export const outcomes = ['win', 'loss', 'breakeven', 'open'] as const satisfies readonly Outcome[];

/** Filter by fill date within the last years; without one, since inception. */
export const tradePeriods = ['1y', '5y', '10y'] as const;
export type TradePeriod = (typeof tradePeriods)[number];

/** The filters of a trade list; null does not filter. */
export type TradeFilter = {
  symbol: string | null;
  type: TradeType | null;
  outcome: Outcome | null;
  sector: string | null;
  period: TradePeriod | null;
  /** First and last fill date. */
  from: DateOnly | null;
  to: DateOnly | null;
};

/** A sort key: a column, or the order of issue. */
export type TradeSortKey = TradeColumn | 'number';
export type TradeSorting = { key: TradeSortKey; direction: SortDirection };

export type TradeQuery = { variant: TradeVariant; filter: TradeFilter; sorting: TradeSorting };

export const noFilter: TradeFilter = {
  ...{ symbol: null, type: null, outcome: null, sector: null, period: null, from: null, to: null },
};

/** Sorts by the order of issue, oldest first. */
export const orderOfIssue: TradeSorting = { key: 'number', direction: 'asc' };

export const isFiltered = (filter: TradeFilter) => Object.values(filter).some((value) => value !== null);

/** A query as URL parameters, leaving out values equal to `standard`. */
export function tradeParameters({ variant, filter, sorting }: TradeQuery, standard: TradeSorting) {
  const { type, ...rest } = filter;
  const isStandard = sorting.key === standard.key && sorting.direction === standard.direction;
  return {
    ...(variant === 'live' ? { variant } : {}),
    ...Object.fromEntries(Object.entries(rest).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
    ...(type === null ? {} : { type: type.toLowerCase() }),
    ...(isStandard ? {} : { sort: sorting.key, dir: sorting.direction }),
  } as Record<string, string>;
}

/** The fill dates of a filter, with its period resolved as of `today`. */
export function fillDates({ period, from, to }: TradeFilter, today: DateOnly) {
  if (period === null) return { from, to };
  // In years without it, February 29 becomes March 1.
  const years = Number(period.slice(0, -1));
  const start = new Date(`${today}T00:00:00Z`);
  start.setUTCFullYear(start.getUTCFullYear() - years);
  return { from: addDays(utcDay(start), 1), to: null };
}
