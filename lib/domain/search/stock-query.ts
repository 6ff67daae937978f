/** Names by which people know a company that is listed under another one. */
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
  /** What to look for: a name or a ticker. */
  asked: string;
  /** What follows a name and only says that its stock is meant, as in "apple share price". */
  tail: string;
  /** The ticker of a company known by another name. */
  ticker?: string;
};

/** A query read as the name of a stock. */
export function readStockQuery(text: string): StockQuery {
  const words = text.toLowerCase().split(' ');
  const end = words.findLastIndex((word) => !tails.has(word)) + 1;
  if (end === 0) return { asked: text, tail: '' };
  const name = words.slice(0, end).join(' ');
  const ticker = Object.hasOwn(tickersByName, name) ? tickersByName[name] : undefined;
  return { asked: ticker ?? name, tail: words.slice(end).join(' '), ...(ticker ? { ticker } : {}) };
}
