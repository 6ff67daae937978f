import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { chartsContract } from '@/lib/contracts/research/charts';
import type { ComparisonChoice } from '@/lib/domain/research/comparison';

/** Fetches a comparison's chart, with code that visitors do not need. */
export const loadComparison = ({ tickers, metric, range, days }: ComparisonChoice) =>
  createClient(chartsContract, browserHttp()).compare({
    query: { symbols: tickers.join(','), metric, ...(days ?? { range }) },
  });
