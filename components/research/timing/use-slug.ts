import { useRouter } from 'next/router';
import { startTransition, useOptimistic } from 'react';

/** The sector in the URL, if it exists; undefined means all. */
export function useSlug(known: readonly { slug: string }[]) {
  const router = useRouter();
  const [slug, show] = useOptimistic(known.find((one) => one.slug === router.query.slug)?.slug ?? '');

  const choose = (next: string) => {
    const { slug: _, ...others } = router.query;
    const query = next === '' ? others : { ...others, slug: next };
    startTransition(async () => {
      show(next);
      await router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
    });
  };

  return { slug, choose };
}
