import { audienceCopy } from '@/lib/content/publishing/blog';
import { searchCopy as copy } from '@/lib/content/search/search';
import { fixedEntries, planEntries } from '@/lib/content/search/fixed-entries';
import { sectorTopics } from '@/lib/content/search/sector-topics';
import type { SearchResults } from '@/lib/domain/search/search-results';
import { bestMatch } from '@/lib/domain/search/best-match';
import { readStockQuery } from '@/lib/domain/search/stock-query';
import { hasEnded } from '@/lib/domain/membership/membership';
import { isNameOf, rank, readQuestion, type Entry, type Question } from '@/lib/domain/search/ranking';
import {
  defaultSectorSlugs,
  sectorLabel,
  sectorNewsTitle,
  sectorStocksTitle,
  singularSector,
} from '@/lib/domain/research/sectors';
import { paths } from '@/lib/domain/shared/paths';
import { listSectorNames } from '@/lib/server/market/sectors-repository';
import { findMemberAccess } from '@/lib/server/membership/memberships-repository';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { findPostTitles } from '@/lib/server/publishing/posts/post-search-repository';
import { searchSymbols } from '@/lib/server/research/stocks/symbols';
import { listNames } from '@/lib/server/research/watchlists/watchlists-repository';
import { comparisonEntries } from './comparison-entries';
import { placeEntries } from './place-entries';
import { withSectorStocks } from './sector-stocks';
import { stockEntry } from './stock-entry';

type Caller = { accountId: string } | null;

/** All results for a query. Of watchlists, only the caller's own are searched. */
export async function searchAll(typed: string, caller: Caller): Promise<SearchResults> {
  const question = readQuestion(typed);
  const { text, isCut } = question;
  if (question.words.length === 0) return { question: text, isCut, groups: [] };
  const [places, ...found] = await Promise.all([
    placeEntries(question),
    stockEntries(question),
    comparisonEntries(question),
    sectorEntries(),
    postEntries(question),
    caller ? listEntries(caller.accountId) : [],
    caller ? ownPlanEntries(question, caller.accountId) : [],
  ]);
  const entries = [...found.flat(), ...fixedEntries];
  // Many cities share a name with a company or an ordinary word, so places come first only if nothing else has that
  // name.
  const isPlaceName = isNameOf(question, places) && !isNameOf(question, entries);
  const known = await withSectorStocks(rank(question, entries, isPlaceName));
  const ofPlaces = rank(question, places);
  const isPlace = isPlaceName || known[0]?.isAlike;
  return { question: text, isCut, groups: isPlace ? [...ofPlaces, ...known] : [...known, ...ofPlaces] };
}

/**
 * Stocks that match the query. A query such as "Apple stock" or "Apple share price" also matches the company's name.
 */
async function stockEntries({ text }: Question): Promise<Entry[]> {
  const { asked, tail, ticker } = readStockQuery(text);
  const found = await searchSymbols(text);
  const stocks = found.map((stock) => ({ title: stock.ticker, name: stock.name, stock }));
  const meant = ticker ? stocks.find(({ title }) => title === ticker) : tail && bestMatch(asked, stocks);
  return stocks.map((item) => {
    const entry = stockEntry(item.stock);
    const names = [...(item === meant ? [text] : []), ...(tail ? [`${item.title} ${item.name} ${tail}`] : [])];
    return { ...entry, otherNames: [...(entry.otherNames ?? []), ...names] };
  });
}

/** Every sector and its news page. The default sectors are included even when the database does not list them yet. */
async function sectorEntries(): Promise<Entry[]> {
  const known = defaultSectorSlugs.map((slug) => ({ slug, name: sectorLabel(slug), description: '' }));
  const bySlug = new Map([...known, ...(await listSectorNames(db()))].map((sector) => [sector.slug, sector]));
  return [...bySlug.values()].flatMap(({ slug, name, description }): Entry[] => [
    {
      ...{ kind: 'sector', title: name, text: description || null, path: paths.sectorStocks(slug), mark: null },
      otherNames: [singularSector(name), sectorStocksTitle(name), `${name} stocks`],
      topics: sectorTopics[slug] ?? [],
    },
    {
      ...{ kind: 'page', title: sectorNewsTitle(name), text: null, path: paths.sectorNews(slug), mark: null },
      otherNames: [`${name} news`],
    },
  ]);
}

/** Published posts. For posts that are not public, only the title is searched and shown. */
async function postEntries({ words: queryWords, text }: Question): Promise<Entry[]> {
  const found = await findPostTitles(db(), { words: queryWords, text, at: now(), limit: maxPosts });
  return found.map(({ id, title, summary, visibility }) => ({
    ...{ kind: 'post', title, text: summary, path: paths.post(id) },
    mark: visibility === 'public' ? null : audienceCopy[visibility],
  }));
}

async function listEntries(accountId: string): Promise<Entry[]> {
  const lists = await listNames(db(), accountId);
  return lists.map(({ id, name, stocks }) => ({
    ...{ kind: 'list', title: name, text: copy.stocksOnList(stocks), mark: null },
    path: `${paths.watchlists}?list=${encodeURIComponent(id)}`,
  }));
}

/**
 * Pages about the caller's own plan, for members who have one. Reads the membership only if one of these pages matches.
 */
async function ownPlanEntries(question: Question, accountId: string): Promise<readonly Entry[]> {
  if (rank(question, planEntries).length === 0) return [];
  const { subscription } = await findMemberAccess(db(), accountId, now());
  if (!subscription || hasEnded(subscription.status) || subscription.status === 'incomplete') return [];
  return planEntries.filter(({ onlyIf }) => onlyIf === 'runs' || !subscription.cancelsAtPeriodEnd);
}

const maxPosts = 20;
