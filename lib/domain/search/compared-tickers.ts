import { isTicker } from '@/lib/domain/market/tickers';
import { maxCompared } from '@/lib/domain/research/research';

/** Words between tickers that are not tickers themselves: "compare AAPL with MSFT", "AAPL vs. MSFT and NVDA". */
const joining = new Set(['AND', 'COMPARE', 'TO', 'VERSUS', 'VS', 'VS.', 'WITH', '&']);

/**
 * The two to eight different tickers of a query that contains nothing else, otherwise empty. Checks the format only.
 */
export function comparedTickers(text: string): string[] {
  const words = text.toUpperCase().split(/[\s,;/]+/);
  const tickers = [...new Set(words.filter((word) => word !== '' && !joining.has(word)))];
  const isComparison = tickers.length >= 2 && tickers.length <= maxCompared && tickers.every(isTicker);
  return isComparison ? tickers : [];
}
