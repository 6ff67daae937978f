import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';
import { symbolFigures } from '../db/schema/figures';
import { sectors, sectorSymbols, symbols } from '../db/schema/market';
import { freshnessColumn } from './market-refreshes';

type Handle = Tx | Database;

/** A symbol beside its latest figures, where some were worked out. */
export const symbolColumns = { symbol: symbols, figures: symbolFigures };
export type SymbolRecord = {
  symbol: typeof symbols.$inferSelect;
  figures: typeof symbolFigures.$inferSelect | null;
};

/** A symbol with its figures, its sectors and how fresh its prices are: one statement. */
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

/** The members of a sector, in its own order. */
export const listMembers = (handle: Handle, slug: string) =>
  handle
    .select({
      ...symbolColumns,
      freshness: freshnessColumn('bars', sql`(select ticker from ${sectorSymbols} where slug = ${slug})`),
    })
    .from(sectorSymbols)
    .innerJoin(symbols, eq(symbols.ticker, sectorSymbols.ticker))
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, symbols.ticker))
    .where(eq(sectorSymbols.slug, slug))
    .orderBy(asc(sectorSymbols.rank));

/** Those that share a sector with a symbol, the largest first. */
export function listPeers(handle: Handle, ticker: string, limit: number) {
  const peers = sql`(select p.ticker from ${sectorSymbols} p join ${sectorSymbols} own on own.slug = p.slug where own.ticker = ${ticker})`;
  return handle
    .select({ ...symbolColumns, freshness: freshnessColumn('bars', peers) })
    .from(symbols)
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, symbols.ticker))
    .where(and(inArray(symbols.ticker, peers), ne(symbols.ticker, ticker)))
    .orderBy(sql`${symbolFigures.marketCap} desc nulls last`, asc(symbols.ticker))
    .limit(limit);
}

const matchColumns = { ticker: symbols.ticker, name: symbols.name, kind: symbols.kind };

/** All of them in the order of tickers, after one. */
export const listSymbolsAfter = (handle: Handle, after: string, limit: number) =>
  handle.select(matchColumns).from(symbols).where(gt(symbols.ticker, after)).orderBy(asc(symbols.ticker)).limit(limit);

/**
 * Symbols of which the ticker or a word of the name begins with what was typed: that ticker, then tickers that begin
 * so, then names that do. `typed` is lower case and reaches Postgres as a value only.
 */
export function findSymbolsFrom(handle: Handle, typed: string, limit: number) {
  const begins = `${escapeLike(typed)}%`;
  const { words } = symbols;
  return handle
    .select(matchColumns)
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

/**
 * Symbols of which the ticker or a word of the name begins with one of several texts. Each text is one look into the
 * index: a list of patterns in one condition would be compared with every row.
 */
export const findSymbolsFromAny = (handle: Handle, texts: readonly string[], limit: number) =>
  handle
    .selectDistinct({ ...matchColumns, size: sql`length(${symbols.words})` })
    .from(symbols)
    .innerJoin(
      sql`unnest(${sql.param(texts.flatMap(beginnings))}::text[]) as begins(pattern)`,
      sql`${symbols.words} like begins.pattern`,
    )
    .orderBy(sql`length(${symbols.words})`, asc(symbols.ticker))
    .limit(limit);

const beginnings = (text: string) => [`${escapeLike(text)}%`, `% ${escapeLike(text)}%`];

/**
 * Symbols that are most like some words; the threshold of `<%` is the connection's. The words come as a row: as a value,
 * they let Postgres take the index for dear as soon as some names have changed, and compare every name instead.
 */
export const findSymbolsLike = (handle: Handle, text: string, limit: number) =>
  handle
    .select(matchColumns)
    .from(symbols)
    .innerJoin(sql`unnest(array[${text}::text]) as asked(words)`, sql`asked.words <% ${symbols.words}`)
    .orderBy(
      sql`word_similarity(asked.words, ${symbols.words}) desc`,
      sql`length(${symbols.words})`,
      asc(symbols.ticker),
    )
    .limit(limit);

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
