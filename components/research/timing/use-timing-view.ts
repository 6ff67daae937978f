import { useRouter } from 'next/router';
import { startTransition, useOptimistic } from 'react';
import type { Scope } from './signal-source';

type TimingView = { slug: string; scope: Scope };

/** The view in the URL: a known sector's slug, or an empty string for all, and whether sectors or stocks are shown. */
export function useTimingView(known: readonly { slug: string }[]) {
  const router = useRouter();
  // The router updates with a delay, and a second choice must build on the first.
  const [view, show] = useOptimistic<TimingView>({
    slug: known.find((one) => one.slug === router.query.slug)?.slug ?? '',
    scope: router.query.scope === 'stock' ? 'stock' : 'sector',
  });

  const choose = (change: Partial<TimingView>) => {
    const { slug, scope } = { ...view, ...change };
    const { slug: _slug, scope: _scope, ...others } = router.query;
    const query = { ...others, ...(slug === '' ? {} : { slug }), ...(scope === 'stock' ? { scope } : {}) };
    startTransition(async () => {
      show({ slug, scope });
      await router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
    });
  };

  return { ...view, choose };
}
