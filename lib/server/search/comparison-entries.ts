import { searchCopy as copy } from '@/lib/content/search/search';
import { comparedStocks, comparedTickers, comparedWords } from '@/lib/domain/search/compared-tickers';
import type { Entry, Question } from '@/lib/domain/search/ranking';
import { readStockQuery } from '@/lib/domain/search/stock-query';
import { paths } from '@/lib/domain/shared/paths';
import { findSymbolsFromAny, listSymbolsOf } from '@/lib/server/market/symbols-repository';
import { db } from '@/lib/server/platform/db/pool';

/** A query of several tickers or company names finds the page that compares them. */
export async function comparisonEntries({ text }: Question): Promise<Entry[]> {
  const tickers = await findCompared(text);
  if (tickers.length === 0) return [];
  return [
    {
      ...{ kind: 'page', title: copy.compare(tickers), text: copy.compareText, mark: null, otherNames: [text] },
      path: `${paths.compare}?symbols=${tickers.join(',')}`,
    },
  ];
}

async function findCompared(text: string): Promise<string[]> {
  const tickers = comparedTickers(text);
  const known = tickers.length > 0 ? await listSymbolsOf(db(), tickers) : [];
  if (tickers.length > 0 && known.length === tickers.length) return tickers;
  const words = comparedWords(text);
  if (words.length === 0) return [];
  const beginnings = words.map((word) => (readStockQuery(word).ticker ?? word).toLowerCase());
  return comparedStocks(words, await findSymbolsFromAny(db(), beginnings, maxFound));
}

/** Enough for every stock that begins with one of eight words. */
const maxFound = 200;
