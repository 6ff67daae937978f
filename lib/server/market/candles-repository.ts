import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import type { FreshnessColumn } from '@/lib/domain/market/market-refresh';
import { freshnessColumn } from './market-refreshes-repository';

export type CandleColumns = {
  ticker: string;
  freshness: FreshnessColumn;
  /** The symbol's first bar, also before the range. */
  since: string | null;
  day: string[] | null;
  open: number[] | null;
  high: number[] | null;
  low: number[] | null;
  close: number[] | null;
  /** bigint values arrive as strings. */
  volume: string[] | null;
  sources: string[] | null;
  isSample: boolean | null;
  years: ReportedYear[] | null;
  actions: CorporateAction[] | null;
};

/** A fiscal year with the day of its report or, where that is unknown, its last day. */
export type ReportedYear = {
  year: number;
  day: string;
  isReport: boolean;
  revenue: number | null;
  netIncome: number | null;
};

/** Dollars a share, or new shares for one. */
export type CorporateAction = { day: string; kind: 'dividend' | 'split'; amount: number };

/** Where bars begin: on a day, or some days before the symbol's last bar (without one, before today). */
export type CandlesFrom = { day: string } | { days: number; today: string };

/**
 * A symbol's daily bars, fiscal years, dividends and splits from a day on, in columns, oldest first: one row however many bars. Null when
 * there is no such symbol.
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
