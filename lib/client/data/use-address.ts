import { useRouter } from 'next/router';
import { startTransition, useOptimistic } from 'react';

export type Query = Partial<Record<string, string | string[]>>;

/**
 * The page's query including changes still in progress. The router updates slowly, and a second click must build on the
 * first.
 */
export function useAddress() {
  const router = useRouter();
  const [query, show] = useOptimistic<Query>(router.query);

  const change = (next: Query) =>
    startTransition(async () => {
      show(next);
      await router.replace({ pathname: router.pathname, query: next }, undefined, { shallow: true, scroll: false });
    });

  return { query, change, isKnown: router.isReady };
}
