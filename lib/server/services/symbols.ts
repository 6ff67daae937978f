import type { SymbolMatch, SymbolPage, SymbolRow } from '@/lib/contracts/symbols';
import type { MarketMeta } from '@/lib/contracts/market-meta';
import { companyChecks } from '@/lib/domain/company-checks';
import { swapsOf } from '@/lib/domain/letter-swaps';
import { now } from '../clock';
import { db } from '../db/pool';
import { findCompanyFacts } from '../repositories/company-facts';
import { toFreshness } from '../repositories/market-refreshes';
import {
  findSymbol,
  findSymbolsFrom,
  findSymbolsFromAny,
  findSymbolsLike,
  listPeers,
  listSymbolsAfter,
} from '../repositories/symbols';
import { makeCursor, readCursor } from './cursor';
import { marketMeta } from './market-meta';
import { readTicker, unknownTicker } from './market-refusals';
import { provenanceOf, toSymbolRow } from './symbol-rows';

/** Nobody types more of a name; the rest of a longer text cannot make a search slower. */
const longestSearch = 64;
const mostMatches = 10;
/** With fewer, something else may have been meant. */
const enoughMatches = 5;
/** A letter or two is like half of all names; and each letter more makes a comparison slower. */
const shortestLike = 3;
const longestLike = 32;
const stemLength = 8;
const mostPeers = 100;
const perPage = 1_000;
const symbolsList = 'symbols';

/**
 * What somebody may have meant: what begins as they typed; when that is little, what begins so with two letters
 * exchanged; and only when there is nothing of that, what looks most like it, which costs the most. A text without a
 * letter or digit means nothing, and asks nothing.
 */
export async function searchSymbols(text: string): Promise<SymbolMatch[]> {
  const typed = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').slice(0, longestSearch).toLowerCase().trim();
  const words = [...new Set(typed.match(/[\p{L}\p{N}]+/gu))].join(' ').slice(0, longestLike);
  if (words === '' || !typed.isWellFormed()) return [];
  const begun = await findSymbolsFrom(db(), typed, mostMatches);
  if (begun.length >= enoughMatches || words.length < shortestLike) return begun;
  const swapped = await findSymbolsFromAny(db(), swapsOf(stemOf(words)), mostMatches);
  const others = swapped.length > 0 ? swapped : await findSymbolsLike(db(), words, mostMatches);
  const known = new Set(begun.map(({ ticker }) => ticker));
  return [...begun, ...others.filter(({ ticker }) => !known.has(ticker))].slice(0, mostMatches);
}

/** A long word by its beginning, so that 'tehcnology' finds technologies too; of several words all of each. */
const stemOf = (words: string) => (words.includes(' ') ? words : words.slice(0, stemLength));

/** What has a page of its own, a piece at a time. */
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
  const { exchange, currency, industry, kind, fiscalYearEnd } = found.symbol;
  return {
    ...row,
    ...{ exchange, currency, industry, kind, fiscalYearEnd },
    sectors: found.sectors,
    // A fund is no company: nothing of the card can be asked of it.
    checks:
      kind === 'fund'
        ? []
        : companyChecks({ ...facts, price: row.price, sharesOutstanding: found.symbol.sharesOutstanding }),
    meta: marketMeta(provenanceOf([found]), {
      delay: 'prices',
      freshness: toFreshness('bars', found.freshness, now()),
    }),
  };
}

/** The stocks that share a sector with one, the largest first. */
export async function readPeers(id: string): Promise<{ items: SymbolRow[]; nextCursor: null; meta: MarketMeta }> {
  const ticker = readTicker(id);
  const [found, peers] = await Promise.all([findSymbol(db(), ticker), listPeers(db(), ticker, mostPeers)]);
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
