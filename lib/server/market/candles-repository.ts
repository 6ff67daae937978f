import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { freshnessColumn, type FreshnessColumn } from './market-refreshes-repository';

export type CandleColumns = {
  ticker: string;
  freshness: FreshnessColumn;
  day: string[] | null;
  open: number[] | null;
  high: number[] | null;
  low: number[] | null;
  close: number[] | null;
  /** bigint values arrive as strings. */
  volume: string[] | null;
  sources: string[] | null;
  isSample: boolean | null;
};

/** A symbol's daily bars from a day on, in columns, oldest first: one row however many bars. Null when there is no such symbol. */
export async function readCandles(handle: Handle, ticker: string, from: string): Promise<CandleColumns | null> {
  const { rows } = await handle.execute<CandleColumns>(sql`
    select symbols.ticker, ${freshnessColumn('bars', sql`(${ticker})`)} as freshness, bars.*
    from symbols cross join lateral (
      select array_agg(day::text) as day, array_agg(open_cents) as open, array_agg(high_cents) as high,
        array_agg(low_cents) as low, array_agg(close_cents) as close, array_agg(volume) as volume,
        array_agg(distinct source) as sources, bool_or(is_sample) as "isSample"
      from (select * from daily_bars where ticker = ${ticker} and day >= ${from} order by day) ordered
    ) bars
    where symbols.ticker = ${ticker}`);
  return rows[0] ?? null;
}
