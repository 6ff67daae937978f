import { useRouter } from 'next/router';
import { startTransition, useOptimistic } from 'react';
import {
  comparisonFrom,
  comparisonQuery,
  type Comparison,
  type ComparisonChoice,
} from '@/lib/domain/research/comparison';

/** The comparison in the URL. Every change is a history entry, and the server renders the figures for it. */
export function useComparison() {
  const router = useRouter();
  // The router updates late; a second click must build on the first.
  const [comparison, show] = useOptimistic<Comparison>(comparisonFrom(router.query));

  const change = (next: Partial<ComparisonChoice>) => {
    const chosen = { ...comparison, ...settled, ...next };
    const { symbols: _, metric: __, range: ___, from: ____, to: _____, ...others } = router.query;
    startTransition(async () => {
      show(chosen);
      const query = { ...others, ...comparisonQuery(chosen) };
      await router.push({ pathname: router.pathname, query }, undefined, { scroll: false });
    });
  };
  return { ...comparison, change };
}

/** What an address said in vain is gone with the next choice. */
const settled = { leftOut: [], notTickers: [], repeated: [], hasOddDays: false };
