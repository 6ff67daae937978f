import { useRouter } from 'next/router';
import { startTransition, useOptimistic } from 'react';
import { comparisonFrom, comparisonQuery, type Comparison } from '@/lib/domain/comparison';

type Choice = Pick<Comparison, 'tickers' | 'metric'>;

/** The comparison that the address names. Every change is a step that the back button takes back. */
export function useComparison() {
  const router = useRouter();
  // The router takes its time; a second press must build on the first.
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
