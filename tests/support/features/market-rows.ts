import { eq } from 'drizzle-orm';
import { db } from '@/lib/server/platform/db/pool';
import { yearlyFundamentals } from '@/lib/server/platform/db/schema/figures';
import { corporateActions, dailyBars, marketRefreshes, symbols } from '@/lib/server/platform/db/schema/market';
import { rateLimits } from '@/lib/server/platform/db/schema/operation';

export const sampleOrigin = { source: 'sample', isSample: true };
const asOf = new Date('2026-01-02T00:00:00Z');

/** Inserts a symbol with sample data. */
export async function insertSymbol(ticker: string, changes: Partial<typeof symbols.$inferInsert> = {}) {
  await db()
    .insert(symbols)
    .values({
      ticker,
      name: `${ticker} Inc.`,
      kind: 'stock',
      exchange: 'NASDAQ',
      currency: 'USD',
      industry: 'Samples',
      fiscalYearEnd: 12,
      sharesOutstanding: 1_000_000,
      words: `${ticker.toLowerCase()} inc.`,
      ...sampleOrigin,
      asOf,
      ...changes,
    })
    .onConflictDoNothing();
}

export async function insertBars(ticker: string, days: Record<string, number>, origin = sampleOrigin) {
  const rows = Object.entries(days).map(([day, cents]) => ({
    ticker,
    day,
    openCents: cents,
    highCents: cents,
    lowCents: cents,
    closeCents: cents,
    volume: 1000,
    ...origin,
  }));
  await db().insert(dailyBars).values(rows);
}

export async function insertYear(
  ticker: string,
  fiscalYear: number,
  revenue: number,
  changes: Partial<typeof yearlyFundamentals.$inferInsert> = {},
) {
  const periodEnd = `${fiscalYear}-12-31`;
  await db()
    .insert(yearlyFundamentals)
    .values({ ticker, fiscalYear, periodEnd, revenue, ...sampleOrigin, asOf, ...changes });
}

export const barsOf = (ticker: string) =>
  db().select().from(dailyBars).where(eq(dailyBars.ticker, ticker)).orderBy(dailyBars.day);

export const actionsOf = (ticker: string) =>
  db().select().from(corporateActions).where(eq(corporateActions.ticker, ticker));

export const yearsOf = (ticker: string) =>
  db()
    .select()
    .from(yearlyFundamentals)
    .where(eq(yearlyFundamentals.ticker, ticker))
    .orderBy(yearlyFundamentals.fiscalYear);

export const refreshesOf = (subject: string) =>
  db().select().from(marketRefreshes).where(eq(marketRefreshes.subject, subject)).orderBy(marketRefreshes.kind);

/** Deletes all refresh records and rate limits. */
export async function forgetRefreshes() {
  await db().delete(marketRefreshes);
  await db().delete(rateLimits);
}
