import { useRouter } from 'next/router';
import { useState } from 'react';
import {
  comparisonFrom,
  comparisonQuery,
  type Comparison,
  type ComparisonChoice,
} from '@/lib/domain/research/comparison';

/** The comparison in the URL. Each change adds a history entry, and the server renders the figures for it. */
export function useComparison() {
  const router = useRouter();
  // The latest choice, so that a second click before the server responds builds on the first. An optimistic value in a
  // transition would deadlock with the router, which renders in a transition as well.
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

/** The next choice clears errors about the URL. */
const settled = { leftOut: [], notTickers: [], repeated: [], hasOddDays: false };
