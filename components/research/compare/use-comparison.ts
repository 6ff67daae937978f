import { useRouter } from 'next/router';
import { startTransition, useOptimistic } from 'react';
import { comparisonFrom, comparisonQuery, type Comparison } from '@/lib/domain/research/comparison';

type Choice = Pick<Comparison, 'tickers' | 'metric'>;

/** The comparison in the URL. Every change is a history entry. */
export function useComparison() {
  const router = useRouter();
  // The router updates late; a second click must build on the first.
  const [comparison, show] = useOptimistic<Comparison>(comparisonFrom(router.query));

  const change = (next: Partial<Choice>) => {
    const chosen = { ...comparison, leftOut: [], notTickers: [], ...next };
    const { symbols: _, metric: __, ...others } = router.query;
    startTransition(async () => {
      show(chosen);
      const query = { ...others, ...comparisonQuery(chosen) };
      await router.push({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
    });
  };
  return { ...comparison, change };
}
