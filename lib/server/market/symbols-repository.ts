import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { escapeLike } from '@/lib/server/platform/db/escape-like';
import { topicLists } from '@/lib/domain/market/topic-lists';
import type { Handle } from '@/lib/server/platform/db/pool';
import { symbolFigures, yearlyFundamentals } from '@/lib/server/platform/db/schema/figures';
import { sectors, sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';
import { freshnessColumn } from './market-refreshes-repository';

/** A symbol with its latest figures, if any were computed. */
export const symbolColumns = { symbol: symbols, figures: symbolFigures };
export type SymbolRecord = {
  symbol: typeof symbols.$inferSelect;
  figures: typeof symbolFigures.$inferSelect | null;
};

/** A symbol with its figures, sectors and the freshness of its prices, in one statement. */
export async function findSymbol(handle: Handle, ticker: string) {
  const [found] = await handle
    .select({
      ...symbolColumns,
      sectors: sql<{ slug: string; name: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('slug', s.slug, 'name', s.name) order by s.rank)
        from ${sectorSymbols} m join ${sectors} s on s.slug = m.slug where m.ticker = ${ticker}), '[]')`,
      freshness: freshnessColumn('bars', sql`(${ticker})`),
    })
    .from(symbols)
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, symbols.ticker))
    .where(eq(symbols.ticker, ticker));
  return found ?? null;
}

/** Dividends and shares of a symbol's last fiscal year. */
export type LastYear = { dividends: number | null; shares: number | null };

const lastYearColumn = sql<LastYear | null>`(
  select jsonb_build_object('dividends', y.dividends, 'shares', y.shares)
  from ${yearlyFundamentals} y where y.ticker = ${symbols.ticker} order by y.fiscal_year desc limit 1)`;

/**
 * Several symbols with their figures, sectors, last fiscal year and the freshness of their prices, in one statement.
 */
export function listSymbolsOf(handle: Handle, tickers: readonly string[]) {
  const requested = sql`(select unnest(${sql.param(tickers)}::text[]))`;
  return handle
    .select({
      ...symbolColumns,
      sectors: sql<{ slug: string; name: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('slug', s.slug, 'name', s.name) order by s.rank)
        from ${sectorSymbols} m join ${sectors} s on s.slug = m.slug where m.ticker = ${symbols.ticker}), '[]')`,
      lastYear: lastYearColumn,
      freshness: freshnessColumn('bars', requested),
    })
    .from(symbols)
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, symbols.ticker))
    .where(sql`${symbols.ticker} in ${requested}`);
}

/** A sector's members with their last fiscal year, in the sector's order. */
export const listMembers = (handle: Handle, slug: string) =>
  handle
    .select({
      ...symbolColumns,
      lastYear: lastYearColumn,
      freshness: freshnessColumn('bars', sql`(select ticker from ${sectorSymbols} where slug = ${slug})`),
    })
    .from(sectorSymbols)
    .innerJoin(symbols, eq(symbols.ticker, sectorSymbols.ticker))
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, symbols.ticker))
    .where(eq(sectorSymbols.slug, slug))
    .orderBy(asc(sectorSymbols.rank));

/** Symbols that share a sector with this one, largest first. Those that share only a topic list come last. */
export function listPeers(handle: Handle, ticker: string, limit: number) {
  const isClose = sql`exists (select 1 from ${sectorSymbols} p join ${sectorSymbols} own on own.slug = p.slug
    where own.ticker = ${ticker} and p.ticker = ${symbols.ticker} and p.slug <> all(${sql.param(topicLists)}::text[]))`;
  const peers = sql`(select p.ticker from ${sectorSymbols} p join ${sectorSymbols} own on own.slug = p.slug where own.ticker = ${ticker})`;
  return handle
    .select({ ...symbolColumns, freshness: freshnessColumn('bars', peers) })
    .from(symbols)
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, symbols.ticker))
    .where(and(inArray(symbols.ticker, peers), ne(symbols.ticker, ticker)))
    .orderBy(desc(isClose), sql`${symbolFigures.marketCap} desc nulls last`, asc(symbols.ticker))
    .limit(limit);
}

const matchColumns = { ticker: symbols.ticker, name: symbols.name, kind: symbols.kind };

/** The last two closes of a symbol, in cents. */
export type ClosesRecord = { priceCents: number; previousCents: number | null; day: string; isSample: boolean };

/** The closes are read for the resulting symbols only, so that the search itself remains an index lookup. */
const listedColumns = {
  ...matchColumns,
  closes: sql<ClosesRecord | null>`(
    select jsonb_build_object('priceCents', f.price_cents, 'previousCents', f.previous_cents,
      'day', f.price_day, 'isSample', f.is_sample)
    from ${symbolFigures} f
    where f.ticker = symbols.ticker and f.price_cents is not null and f.price_day is not null)`,
};

/** Symbols by ticker, starting after `after`. */
export const listSymbolsAfter = (handle: Handle, after: string, limit: number) =>
  handle.select(matchColumns).from(symbols).where(gt(symbols.ticker, after)).orderBy(asc(symbols.ticker)).limit(limit);

/**
 * Symbols whose ticker, or a word of whose name, starts with the input: first the exact ticker, then tickers, then
 * names. `typed` is lower case and passed only as a parameter.
 */
export function findSymbolsFrom(handle: Handle, typed: string, limit: number) {
  const begins = `${escapeLike(typed)}%`;
  const { words } = symbols;
  return handle
    .select(listedColumns)
    .from(symbols)
    .where(sql`${words} like ${begins} or ${words} like ${`% ${begins}`}`)
    .orderBy(
      sql`${symbols.ticker} = ${typed.toUpperCase()} desc`,
      sql`${words} like ${begins} desc`,
      sql`lower(${symbols.name}) like ${begins} desc`,
      sql`length(${words})`,
      asc(symbols.ticker),
    )
    .limit(limit);
}

/** A sector's largest stocks, each with the sector's total number of stocks. */
export const listLargestMembers = (handle: Handle, slug: string, limit: number) =>
  handle
    .select({ ...listedColumns, members: sql<number>`count(*) over ()::int` })
    .from(sectorSymbols)
    .innerJoin(symbols, eq(symbols.ticker, sectorSymbols.ticker))
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, symbols.ticker))
    .where(eq(sectorSymbols.slug, slug))
    .orderBy(sql`${symbolFigures.marketCap} desc nulls last`, asc(sectorSymbols.rank))
    .limit(limit);

/**
 * Symbols that start with any of several texts. Each text is a separate index lookup, because a single condition with a
 * list of patterns would be compared with every row.
 */
export const findSymbolsFromAny = (handle: Handle, texts: readonly string[], limit: number) =>
  handle
    .selectDistinct({ ...listedColumns, size: sql`length(${symbols.words})` })
    .from(symbols)
    .innerJoin(
      sql`unnest(${sql.param(texts.flatMap(beginnings))}::text[]) as begins(pattern)`,
      sql`${symbols.words} like begins.pattern`,
    )
    .orderBy(sql`length(${symbols.words})`, asc(symbols.ticker))
    .limit(limit);

const beginnings = (text: string) => [`${escapeLike(text)}%`, `% ${escapeLike(text)}%`];

/**
 * Symbols whose names are most similar to some words. The threshold of `<%` is set on the connection. The words are
 * passed as a row: with a parameter, Postgres overestimates the cost of the index once some names have changed, and
 * compares all names instead.
 */
export const findSymbolsLike = (handle: Handle, text: string, limit: number) =>
  handle
    .select(listedColumns)
    .from(symbols)
    .innerJoin(sql`unnest(array[${text}::text]) as asked(words)`, sql`asked.words <% ${symbols.words}`)
    .orderBy(
      sql`word_similarity(asked.words, ${symbols.words}) desc`,
      sql`length(${symbols.words})`,
      asc(symbols.ticker),
    )
    .limit(limit);
