import { useRouter } from 'next/router';
import { useState } from 'react';
import {
  comparisonFrom,
  comparisonQuery,
  type Comparison,
  type ComparisonChoice,
} from '@/lib/domain/research/comparison';

/** The comparison in the URL. Every change is a history entry, and the server renders the figures for it. */
export function useComparison() {
  const router = useRouter();
  // The server's response takes a moment; a second click must build on the first. An optimistic value in a transition
  // would wait for the router, which renders in a transition itself and would wait for this one.
  const [latest, setLatest] = useState<{ after: typeof router.query; chosen: Comparison }>();
  const comparison = latest?.after === router.query ? latest.chosen : comparisonFrom(router.query);

  const change = (next: Partial<ComparisonChoice>) => {
    const chosen = { ...comparison, ...settled, ...next };
    const { symbols: _, metric: __, range: ___, from: ____, to: _____, ...others } = router.query;
    setLatest({ after: router.query, chosen });
    const query = { ...others, ...comparisonQuery(chosen) };
    void router.push({ pathname: router.pathname, query }, undefined, { scroll: false });
  };
  return { ...comparison, change };
}

/** An error about the URL disappears with the next choice. */
const settled = { leftOut: [], notTickers: [], repeated: [], hasOddDays: false };
