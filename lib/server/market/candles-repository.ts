import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import type { FreshnessColumn } from '@/lib/domain/market/market-refresh';
import { freshnessColumn } from './market-refreshes-repository';

export type CandleColumns = {
  ticker: string;
  freshness: FreshnessColumn;
  /** The day of the symbol's first bar, which may be before the range. */
  since: string | null;
  day: string[] | null;
  open: number[] | null;
  high: number[] | null;
  low: number[] | null;
  close: number[] | null;
  /** Strings, because Postgres returns bigint values as strings. */
  volume: string[] | null;
  sources: string[] | null;
  isSample: boolean | null;
  years: ReportedYear[] | null;
  actions: CorporateAction[] | null;
};

/** A fiscal year with the day of its report or, if that is unknown, the fiscal year's last day. */
export type ReportedYear = {
  year: number;
  day: string;
  isReport: boolean;
  revenue: number | null;
  netIncome: number | null;
};

/** `amount` is dollars per share for a dividend, and new shares per old share for a split. */
export type CorporateAction = { day: string; kind: 'dividend' | 'split'; amount: number };

/**
 * The first day of the range, given as a date or as days before the symbol's last bar (before today if it has none).
 */
export type CandlesFrom = { day: string } | { days: number; today: string };

/**
 * A symbol's daily bars, fiscal years, dividends and splits since a day, as columns, oldest first. They are a single
 * row, however many bars there are. Null for an unknown symbol.
 */
export async function readCandles(handle: Handle, ticker: string, start: CandlesFrom): Promise<CandleColumns | null> {
  const from =
    'day' in start
      ? sql`${start.day}::date`
      : sql`(select coalesce(max(day), ${start.today}::date) - ${start.days}::int from daily_bars where ticker = ${ticker})`;
  const { rows } = await handle.execute<CandleColumns>(sql`
    select symbols.ticker, ${freshnessColumn('bars', sql`(${ticker})`)} as freshness,
      (select min(day)::text from daily_bars where ticker = ${ticker}) as since, bars.*, reports.*, acts.*
    from symbols cross join lateral (
      select array_agg(day::text) as day, array_agg(open_cents) as open, array_agg(high_cents) as high,
        array_agg(low_cents) as low, array_agg(close_cents) as close, array_agg(volume) as volume,
        array_agg(distinct source) as sources, bool_or(is_sample) as "isSample"
      from (select * from daily_bars where ticker = ${ticker} and day >= ${from} order by day) ordered
    ) bars cross join lateral (
      select jsonb_agg(to_jsonb(reported) order by day) as years from (
        select fiscal_year as year, is_sample as "isReport", revenue, net_income as "netIncome",
          case when is_sample then as_of::date else period_end end as day
        from yearly_fundamentals where ticker = ${ticker}) reported
      where day >= ${from}
    ) reports cross join lateral (
      select jsonb_agg(jsonb_build_object('day', day, 'kind', kind, 'amount', amount)) as actions
      from corporate_actions where ticker = ${ticker} and day >= ${from}
    ) acts
    where symbols.ticker = ${ticker}`);
  return rows[0] ?? null;
}
