import { and, desc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '@/lib/server/platform/db/pool';
import {
  fundOwnership,
  priceTargets,
  recommendations,
  yearlyFundamentals,
} from '@/lib/server/platform/db/schema/figures';
import { dailyBars, symbols } from '@/lib/server/platform/db/schema/market';

/** A symbol's stored sample data, to which the simulated provider adds newer data; undefined if unknown. */
export async function findSamples(handle: Handle, ticker: string) {
  const [symbol] = await handle.select().from(symbols).where(eq(symbols.ticker, ticker));
  if (!symbol) return undefined;
  const sampleOf = (table: { ticker: PgColumn; isSample: PgColumn }) =>
    and(eq(table.ticker, ticker), eq(table.isSample, true));
  const [lastBar] = await handle
    .select()
    .from(dailyBars)
    .where(sampleOf(dailyBars))
    .orderBy(desc(dailyBars.day))
    .limit(1);
  const statements = await handle
    .select()
    .from(yearlyFundamentals)
    .where(sampleOf(yearlyFundamentals))
    .orderBy(yearlyFundamentals.fiscalYear);
  const [recommendation] = await handle
    .select()
    .from(recommendations)
    .where(sampleOf(recommendations))
    .orderBy(desc(recommendations.month))
    .limit(1);
  const [target] = await handle
    .select()
    .from(priceTargets)
    .where(sampleOf(priceTargets))
    .orderBy(desc(priceTargets.day))
    .limit(1);
  const [ownership] = await handle
    .select()
    .from(fundOwnership)
    .where(sampleOf(fundOwnership))
    .orderBy(desc(fundOwnership.year))
    .limit(1);
  return { symbol, lastBar, statements, recommendation, target, ownership };
}
