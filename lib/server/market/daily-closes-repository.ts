import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';

export type DailyClose = { ticker: string; day: string; cents: number; source: string; isSample: boolean };

/** The closes of several symbols since a day, by symbol and then oldest first. */
export async function listDailyCloses(handle: Handle, tickers: readonly string[], since: string) {
  const found = await handle.execute<DailyClose>(sql`
    select ticker, day::text as day, close_cents as cents, source, is_sample as "isSample"
    from daily_bars where ticker = any(${sql.param([...tickers])}) and day >= ${since} order by ticker, day`);
  return found.rows;
}

export type DailyBar = DailyClose & { open: number; high: number; low: number; close: number };

/** The full bars of several symbols since a day, in cents. */
export async function listDailyBars(handle: Handle, tickers: readonly string[], since: string) {
  const found = await handle.execute<DailyBar>(sql`
    select ticker, day::text as day, open_cents as open, high_cents as high, low_cents as low, close_cents as close,
      close_cents as cents, source, is_sample as "isSample"
    from daily_bars where ticker = any(${sql.param([...tickers])}) and day >= ${since} order by ticker, day`);
  return found.rows;
}

/** Symbols that have a price since a day, by ticker, starting after `after`. */
export async function listPriced(handle: Handle, since: string, after: string, limit: number) {
  const found = await handle.execute<{ ticker: string }>(sql`
    select ticker from symbol_figures where price_day >= ${since} and ticker > ${after} order by ticker limit ${limit}`);
  return found.rows.map(({ ticker }) => ticker);
}
