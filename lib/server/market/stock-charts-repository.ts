import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { FreshnessColumn, RefreshKind } from '@/lib/domain/market/market-refresh';
import { type Handle, preparedRead } from '@/lib/server/platform/db/pool';
import {
  fundOwnership,
  priceTargets,
  recommendations,
  yearlyFundamentals,
} from '@/lib/server/platform/db/schema/figures';
import { dailyBars, sectors, sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';
import { freshnessColumn } from './market-refreshes-repository';

const closeColumns = {
  ticker: dailyBars.ticker,
  day: dailyBars.day,
  cents: dailyBars.closeCents,
  source: dailyBars.source,
  isSample: dailyBars.isSample,
};

/** Several symbols, each with its sectors, the day of its last close, and the freshness of one kind of data. */
export const listStocks = preparedRead<{ tickers: readonly string[]; kind: RefreshKind }, StockLine[]>(
  'stocks',
  (database) =>
    database
      .select({
        symbol: symbols,
        lastDay: sql<string | null>`(select max(b.day)::text from ${dailyBars} b where b.ticker = ${symbols}.ticker)`,
        sectors: sql<{ slug: string; name: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('slug', s.slug, 'name', s.name) order by s.slug)
        from ${sectorSymbols} m join ${sectors} s on s.slug = m.slug where m.ticker = ${symbols}.ticker), '[]')`,
        freshness: freshnessColumn(sql.placeholder('kind'), requested),
      })
      .from(symbols)
      .where(sql`${symbols.ticker} in ${requested}`),
);

const requested = sql`(select unnest(${sql.placeholder('tickers')}::text[]))`;

type StockLine = {
  symbol: typeof symbols.$inferSelect;
  /** The day of the symbol's last close. */
  lastDay: string | null;
  sectors: { slug: string; name: string }[];
  freshness: FreshnessColumn;
};

/** Analysts' monthly recommendations for a stock, latest month first. */
export const listRecommendations = (handle: Handle, ticker: string, months: number) =>
  handle
    .select()
    .from(recommendations)
    .where(eq(recommendations.ticker, ticker))
    .orderBy(desc(recommendations.month))
    .limit(months);

export const listOwnershipByYear = (handle: Handle, ticker: string) =>
  handle.select().from(fundOwnership).where(eq(fundOwnership.ticker, ticker)).orderBy(asc(fundOwnership.year));

/** Price targets of a stock, latest first, each with the close at that time. */
export const listTargets = (handle: Handle, ticker: string, max: number) =>
  handle
    .select({
      target: priceTargets,
      closeCents: sql<number | null>`(
        select b.close_cents from ${dailyBars} b
        where b.ticker = ${priceTargets}.ticker and b.day <= ${priceTargets}.day order by b.day desc limit 1)`,
    })
    .from(priceTargets)
    .where(eq(priceTargets.ticker, ticker))
    .orderBy(desc(priceTargets.day))
    .limit(max);

/** A symbol's closes since a day, oldest first. */
export async function readDailyCloses(wanted: { ticker: string; from: string }): Promise<DailyCloses> {
  const [found] = await readCloses(wanted);
  return found ?? { closes: [], sources: [], isSample: false };
}

type DailyCloses = { closes: [day: string, cents: number][]; sources: string[]; isSample: boolean };

/** All days as one JSON value, because drizzle maps every column of every row. */
const readCloses = preparedRead<{ ticker: string; from: string }, DailyCloses[]>('daily_closes', (database) =>
  database
    .select({
      closes: sql<DailyCloses['closes']>`coalesce(json_agg(json_build_array(day, close_cents) order by day), '[]')`,
      sources: sql<string[]>`coalesce(json_agg(distinct source), '[]')`,
      isSample: sql<boolean>`coalesce(bool_or(is_sample), false)`,
    })
    .from(dailyBars)
    .where(and(eq(dailyBars.ticker, sql.placeholder('ticker')), gte(dailyBars.day, sql.placeholder('from')))),
);

/** Several symbols plus the members of a sector, without duplicates. */
export type Beside = { tickers: readonly string[]; slug: string };

type Table = typeof dailyBars | typeof yearlyFundamentals;

// Without a join, drizzle omits the column's table, and then the column would refer to the inner query. The table is
// therefore written out.
const among = (table: Table, { tickers, slug }: Beside) =>
  sql`${table}.ticker in (select unnest(${sql.param([...tickers])}::text[]) union select m.ticker from ${sectorSymbols} m where m.slug = ${slug})`;
const isMember = (table: Table, { slug }: Beside) =>
  sql<boolean>`exists (select from ${sectorSymbols} m where m.slug = ${slug} and m.ticker = ${table}.ticker)`;

export const listClosesBeside = (handle: Handle, beside: Beside, { from, to }: { from: string; to: string }) =>
  handle
    .select({ ...closeColumns, isMember: isMember(dailyBars, beside) })
    .from(dailyBars)
    .where(and(among(dailyBars, beside), gte(dailyBars.day, from), lte(dailyBars.day, to)))
    .orderBy(asc(dailyBars.day));

export const listStatementsBeside = (handle: Handle, beside: Beside) =>
  handle
    .select({ statement: yearlyFundamentals, isMember: isMember(yearlyFundamentals, beside) })
    .from(yearlyFundamentals)
    .where(among(yearlyFundamentals, beside))
    .orderBy(asc(yearlyFundamentals.ticker), asc(yearlyFundamentals.fiscalYear));
