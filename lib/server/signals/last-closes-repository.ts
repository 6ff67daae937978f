import { sql } from 'drizzle-orm';
import { db } from '@/lib/server/platform/db/pool';

/** The latest close of each symbol that has one. */
export async function findLastCloses(tickers: readonly string[]) {
  const { rows } = await db().execute<{ ticker: string; day: string; cents: number }>(sql`
    select ticker, price_day::text as day, price_cents as cents from symbol_figures
    where ticker = any(${sql.param([...new Set(tickers)])}::text[]) and price_cents is not null and price_day is not null`);
  return new Map(rows.map(({ ticker, ...close }) => [ticker, close]));
}
