import { loadClient } from '@/lib/client/http/load-calls';
import type { ComparisonChoice } from '@/lib/domain/research/comparison';

/** Fetches a comparison's chart, with code that visitors do not need. */
export async function loadComparison({ tickers, metric, range, days }: ComparisonChoice) {
  const calls = await loadClient(({ chartsContract }) => chartsContract);
  return calls.compare({ query: { symbols: tickers.join(','), metric, ...(days ?? { range }) } });
}
