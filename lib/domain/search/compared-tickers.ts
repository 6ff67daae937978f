import { isTicker } from '@/lib/domain/market/tickers';
import { maxCompared } from '@/lib/domain/research/research';
import { readStockQuery } from './stock-query';

/** Words between stocks that do not name one: "compare AAPL with MSFT", "Apple vs. Microsoft and Nvidia". */
const joining = new Set(['AND', 'COMPARE', 'TO', 'VERSUS', 'VS', 'VS.', 'WITH', '&']);

/** The two to eight different words of a query, in capitals and without those that only join them; otherwise empty. */
export function comparedWords(text: string): string[] {
  const words = [...new Set(text.toUpperCase().split(/[\s,;/]+/))].filter((word) => word !== '' && !joining.has(word));
  return words.length >= 2 && words.length <= maxCompared ? words : [];
}

/** The tickers of a query that contains nothing else, otherwise empty. Checks the format only. */
export function comparedTickers(text: string): string[] {
  const words = comparedWords(text);
  return words.every(isTicker) ? words : [];
}

type Named = { ticker: string; name: string };

/**
 * The tickers of the stocks that the words name, each by its ticker, a well-known name or the first word of its name.
 * Empty if a word names none, or if several words belong to one name, as in "First Solar".
 */
export function comparedStocks(words: readonly string[], stocks: readonly Named[]): string[] {
  const named = stocks.map((stock) => ({ ...stock, parts: partsOf(stock.name) }));
  if (named.some(({ parts }) => words.filter((word) => parts.includes(word)).length > 1)) return [];
  const found = words.map((word) => {
    const known = readStockQuery(word).ticker ?? word;
    const stock = named.find(({ ticker }) => ticker === known) ?? named.find(({ parts }) => parts[0] === word);
    return stock?.ticker;
  });
  const tickers = [...new Set(found.filter((ticker) => ticker !== undefined))];
  return tickers.length === words.length ? tickers : [];
}

/** The words of a company's name in capitals, without an article. */
const partsOf = (name: string) => (name.toUpperCase().match(/[\p{L}\p{N}&]+/gu) ?? []).filter((part) => part !== 'THE');
