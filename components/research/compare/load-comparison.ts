import { loadClient } from '@/lib/client/http/load-calls';
import type { ComparisonChoice } from '@/lib/domain/research/comparison';

/** Fetches a comparison's chart. Visitors do not need this code. */
export async function loadComparison({ tickers, metric, range, days }: ComparisonChoice) {
  const calls = await loadClient(({ chartsContract }) => chartsContract);
  return calls.compare({ query: { symbols: tickers.join(','), metric, ...(days ?? { range }) } });
}
