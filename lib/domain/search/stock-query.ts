/** Well-known names of companies that are listed under a different name. */
const tickersByName: Readonly<Record<string, string>> = {
  facebook: 'META',
  instagram: 'META',
  whatsapp: 'META',
  google: 'GOOGL',
  youtube: 'GOOGL',
  'tesla motors': 'TSLA',
  coke: 'KO',
  'jp morgan': 'JPM',
  raytheon: 'RTX',
  square: 'XYZ',
};

const tails = new Set(['stock', 'stocks', 'share', 'shares', 'price', 'quote', 'chart', 'ticker']);

export type StockQuery = {
  /** The name or ticker to look for. */
  asked: string;
  /** Trailing words that only indicate a stock, as in "apple share price". */
  tail: string;
  /** The ticker, if the name is a well-known alternative one. */
  ticker?: string;
};

/** Parses a query as the name of a stock. */
export function readStockQuery(text: string): StockQuery {
  const words = text.toLowerCase().split(' ');
  const end = words.findLastIndex((word) => !tails.has(word)) + 1;
  if (end === 0) return { asked: text, tail: '' };
  const name = words.slice(0, end).join(' ');
  const ticker = Object.hasOwn(tickersByName, name) ? tickersByName[name] : undefined;
  return { asked: ticker ?? name, tail: words.slice(end).join(' '), ...(ticker ? { ticker } : {}) };
}
