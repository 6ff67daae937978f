import { sql } from 'drizzle-orm';
import { db } from '@/lib/server/platform/db/pool';

/** Last close of each symbol, in cents with its day; symbols without a price are absent. */
export async function findLastCloses(tickers: readonly string[]) {
  const { rows } = await db().execute<{ ticker: string; day: string; cents: number }>(sql`
    select ticker, price_day::text as day, price_cents as cents from symbol_figures
    where ticker = any(${sql.param([...new Set(tickers)])}::text[]) and price_cents is not null and price_day is not null`);
  return new Map(rows.map(({ ticker, ...close }) => [ticker, close]));
}
