import type { ComparedStock, FoundSymbol, SymbolPage, SymbolRow } from '@/lib/contracts/research/symbols';
import type { MarketMeta } from '@/lib/contracts/shared/market-meta';
import { compareWithSector } from '@/lib/domain/research/sector-rank';
import { closestSector } from '@/lib/domain/market/topic-lists';
import { companyChecks } from '@/lib/domain/research/company-checks';
import { readStockQuery } from '@/lib/domain/search/stock-query';
import { isSimilarName } from '@/lib/domain/search/similar-names';
import { swapsOf } from '@/lib/domain/shared/text/letter-swaps';
import { earningsPerShare } from '@/lib/domain/market/market-formulas';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { findCompanyFacts } from '@/lib/server/market/company-facts-repository';
import { toFreshness } from '@/lib/domain/market/market-refresh';
import {
  findSymbol,
  findSymbolsFrom,
  findSymbolsFromAny,
  findSymbolsLike,
  listMembers,
  listPeers,
  listSymbolsAfter,
  listSymbolsOf,
  type ClosesRecord,
  type LastYear,
  type SymbolRecord,
} from '@/lib/server/market/symbols-repository';
import { makeCursor, readCursor } from '@/lib/server/platform/http/cursor';
import { marketMeta } from '@/lib/server/market/market-meta';
import { readTicker, unknownTicker } from '@/lib/server/market/market-errors';
import { readFund } from './fund-figures';
import { readTickers } from './read-tickers';
import { dollars, provenanceOf, toSymbolRow } from './symbol-rows';

/** Max length of a search text; the rest is ignored. */
const maxSearchLength = 64;
const maxMatches = 10;
/**
 * Min length for a search by similarity: one or two letters resemble half of all names. `maxSimilarLength` limits the cost,
 * which grows with each letter.
 */
const minSimilarLength = 3;
const maxSimilarLength = 32;
const stemLength = 8;
const maxPeers = 100;
const perPage = 1_000;
const symbolsList = 'symbols';

/** A search result with its recent closes, if it has any. */
export type QuotedSymbol = FoundSymbol & { closes: ClosesRecord | null };

/**
 * Searches symbols by the start of their ticker or name, including other names of a company and texts such as "apple
 * stock". Without a match, it tries prefixes with two letters swapped, and then similar names, which costs the most. A
 * text without letters or digits runs no query.
 */
export async function searchSymbols(text: string): Promise<QuotedSymbol[]> {
  const given = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').slice(0, maxSearchLength).trim();
  const { asked, ticker } = readStockQuery(given);
  const meant = ticker ? await findSymbolsFrom(db(), ticker.toLowerCase(), maxMatches) : [];
  if (meant.some((symbol) => symbol.ticker === ticker)) return meant;
  const typed = (ticker ? given : asked).toLowerCase();
  const words = [...new Set(typed.match(/[\p{L}\p{N}]+/gu))].join(' ').slice(0, maxSimilarLength);
  if (words === '' || !typed.isWellFormed()) return [];
  const begun = await findSymbolsFrom(db(), typed, maxMatches);
  if (begun.length > 0 || words.length < minSimilarLength) return begun;
  const swapped = await findSymbolsFromAny(db(), swapsOf(stemOf(words)), maxMatches);
  const alike = swapped.length > 0 ? swapped : (await findSymbolsLike(db(), words, maxMatches)).filter(isMeant(words));
  // In a search such as "tesla motors", the first word names the company.
  const [first = ''] = words.split(' ');
  const isNamed = ({ name }: QuotedSymbol) => name.toLowerCase().startsWith(first);
  return alike
    .map((symbol) => ({ ...symbol, isAlike: true }))
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

/** Shared trigrams alone make a poor suggestion: KLA for "coca cola". */
const isMeant =
  (words: string) =>
  ({ ticker, name }: QuotedSymbol) =>
    isSimilarName(words, `${ticker} ${name}`);

/**
 * Shortens a single word to its first letters, so that "tehcnology" also finds "technologies". Several words are kept
 * in full.
 */
const stemOf = (words: string) => (words.includes(' ') ? words : words.slice(0, stemLength));

/** A page of the symbols that have their own page. */
export async function listSymbols(cursor: string | undefined) {
  const [after = ''] = readCursor(symbolsList, cursor) ?? [];
  const found = await listSymbolsAfter(db(), after, perPage + 1);
  const items = found.slice(0, perPage);
  const last = items.at(-1);
  return { items, nextCursor: found.length > perPage && last ? makeCursor(symbolsList, [last.ticker]) : null };
}

export async function readSymbol(id: string): Promise<SymbolPage> {
  const ticker = readTicker(id);
  const [found, facts] = await Promise.all([findSymbol(db(), ticker), findCompanyFacts(db(), ticker)]);
  if (!found) throw await unknownTicker(ticker);
  const row = toSymbolRow(found);
  const own = { ...row, dividendYield: dividendYield(facts.years[0], row.price) };
  const sector = closestSector(found.sectors);
  const members = sector && found.symbol.kind === 'stock' ? await listMembers(db(), sector.slug) : [];
  const { exchange, currency, industry, kind, fiscalYearEnd } = found.symbol;
  const fund = kind === 'fund' ? await readFund(ticker, found.figures) : null;
  return {
    ...row,
    ...{ exchange, currency, industry, kind, fiscalYearEnd },
    sectors: found.sectors,
    yearHigh: dollars(found.figures?.yearHighCents),
    yearLow: dollars(found.figures?.yearLowCents),
    dividendYield: own.dividendYield,
    standing:
      sector && members.length > 0
        ? { sector: sector.name, members: members.length, figures: compareWithSector(own, members.map(withYield)) }
        : null,
    // A fund is not a company, so the checks do not apply.
    checks:
      kind === 'fund'
        ? []
        : companyChecks({ ...facts, price: row.price, sharesOutstanding: found.symbol.sharesOutstanding }),
    fund,
    meta: marketMeta(provenanceOf([found]), {
      delay: 'prices',
      freshness: toFreshness('bars', found.freshness, now()),
    }),
  };
}

/** The latest figures of stocks, in the given order. Stocks that are not covered are omitted. */
export async function readFigures(listed: string): Promise<{ items: ComparedStock[]; meta: MarketMeta }> {
  const tickers = readTickers(listed);
  const found = await listSymbolsOf(db(), tickers);
  const shown = tickers.flatMap((ticker) => found.find(({ symbol }) => symbol.ticker === ticker) ?? []);
  return {
    items: shown.map((one) => ({ ...withYield(one), sectors: one.sectors })),
    meta: marketMeta(provenanceOf(shown), {
      delay: 'prices',
      freshness: toFreshness('bars', shown[0]?.freshness, now()),
    }),
  };
}

function withYield(one: SymbolRecord & { lastYear: LastYear | null }) {
  const row = toSymbolRow(one);
  return { ...row, dividendYield: dividendYield(one.lastYear, row.price) };
}

function dividendYield(year: LastYear | null | undefined, price: number | null) {
  const perShare = earningsPerShare(year?.dividends, year?.shares);
  return perShare === null || !price ? null : (100 * perShare) / price;
}

/** Stocks of the same sectors, largest first. Those that share only a topic list come last. */
export async function readPeers(id: string): Promise<{ items: SymbolRow[]; nextCursor: null; meta: MarketMeta }> {
  const ticker = readTicker(id);
  const [found, peers] = await Promise.all([findSymbol(db(), ticker), listPeers(db(), ticker, maxPeers)]);
  if (!found) throw await unknownTicker(ticker);
  return {
    items: peers.map(toSymbolRow),
    nextCursor: null,
    meta: marketMeta(provenanceOf(peers), {
      delay: 'prices',
      freshness: toFreshness('bars', peers[0]?.freshness, now()),
    }),
  };
}
