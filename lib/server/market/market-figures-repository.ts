import { inArray, sql } from 'drizzle-orm';
import { daysOf } from '@/lib/domain/research/candle-ranges';
import type { Handle } from '@/lib/server/platform/db/pool';
import { fundOwnership, recommendations, yearlyFundamentals } from '@/lib/server/platform/db/schema/figures';
import { sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';

export const listMembers = (handle: Handle, slugs: readonly string[]) =>
  handle
    .select({ slug: sectorSymbols.slug, ticker: sectorSymbols.ticker })
    .from(sectorSymbols)
    .where(inArray(sectorSymbols.slug, [...slugs]))
    .orderBy(sectorSymbols.slug, sectorSymbols.rank);

export const listShares = (handle: Handle, tickers: readonly string[]) =>
  handle
    .select({ ticker: symbols.ticker, shares: symbols.sharesOutstanding })
    .from(symbols)
    .where(inArray(symbols.ticker, [...tickers]));

/** The yearly statements of several symbols, newest first. */
export const listStatements = (handle: Handle, tickers: readonly string[]) =>
  handle
    .select()
    .from(yearlyFundamentals)
    .where(inArray(yearlyFundamentals.ticker, [...tickers]))
    .orderBy(yearlyFundamentals.ticker, sql`${yearlyFundamentals.fiscalYear} desc`);

export const listOwnership = (handle: Handle, tickers: readonly string[]) =>
  handle
    .select()
    .from(fundOwnership)
    .where(inArray(fundOwnership.ticker, [...tickers]));

/** Analysts' recommendations of the last month of each year that has any. */
export const listYearlyRecommendations = (handle: Handle, tickers: readonly string[]) =>
  handle
    .selectDistinctOn([recommendations.ticker, sql`extract(year from ${recommendations.month})`])
    .from(recommendations)
    .where(inArray(recommendations.ticker, [...tickers]))
    .orderBy(
      recommendations.ticker,
      sql`extract(year from ${recommendations.month})`,
      sql`${recommendations.month} desc`,
    );

export type PeriodClose = { ticker: string; day: string; cents: number; source: string; isSample: boolean };

/** The last close of each month for several symbols, oldest first. */
export async function listMonthlyCloses(handle: Handle, tickers: readonly string[]) {
  const found = await handle.execute<PeriodClose>(sql`
    select distinct on (ticker, date_trunc('month', day::timestamp))
      ticker, day::text as day, close_cents as cents, source, is_sample as "isSample"
    from daily_bars where ticker = any(${sql.param([...tickers])})
    order by ticker, date_trunc('month', day::timestamp), day desc`);
  return found.rows;
}

/**
 * Closes in cents: the first close of the year and the last close of each week, and the year's highest and lowest
 * close.
 */
export type YearCloses = { ticker: string; weekly: number[]; high: number; low: number };

/** The closes of several symbols over the year up to their last close, which is the range of the 1Y price chart. */
export async function listYearCloses(handle: Handle, tickers: readonly string[]) {
  const found = await handle.execute<YearCloses>(sql`
    select ticker, max(close_cents) as high, min(close_cents) as low,
      array_agg(close_cents order by day) filter (where is_first or is_week_end) as weekly
    from (
      select bar.ticker, bar.day, bar.close_cents,
        row_number() over (partition by bar.ticker order by bar.day) = 1 as is_first,
        row_number() over (partition by bar.ticker, date_trunc('week', bar.day::timestamp) order by bar.day desc) = 1
          as is_week_end
      from unnest(${sql.param([...tickers])}::text[]) as wanted(ticker)
      cross join lateral (select max(day) as day from daily_bars where daily_bars.ticker = wanted.ticker) last
      join daily_bars bar on bar.ticker = wanted.ticker and bar.day >= last.day - ${daysOf['1y']}::int
    ) closes group by ticker`);
  return found.rows;
}

/** The last two closes of several symbols, later one first. */
export async function listLastCloses(handle: Handle, tickers: readonly string[]) {
  const found = await handle.execute<PeriodClose>(sql`
    select bar.* from unnest(${sql.param([...tickers])}::text[]) as wanted(ticker) cross join lateral (
      select ticker, day::text as day, close_cents as cents, source, is_sample as "isSample"
      from daily_bars where daily_bars.ticker = wanted.ticker order by day desc limit 2) bar`);
  return found.rows;
}
