import { useRouter } from 'next/router';
import { startTransition, useOptimistic } from 'react';
import { defaultSectorSlugs } from '@/lib/domain/research/sectors';

/** The maximum number of sectors per chart and per request. */
export const maxChosen = 12;

/** The sectors in the URL, or the six defaults if it has none. */
export function useChosenSectors(known: readonly { slug: string }[]) {
  const router = useRouter();
  const [chosen, show] = useOptimistic<readonly string[]>(chosenFrom(router.query.sectors, known));

  const choose = (next: readonly string[]) => {
    const query = { ...router.query, sectors: next.join(',') };
    startTransition(async () => {
      show(next);
      await router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
    });
  };

  return { chosen, choose };
}

function chosenFrom(requested: string | string[] | undefined, known: readonly { slug: string }[]): readonly string[] {
  const slugs = typeof requested === 'string' ? requested.split(',') : defaultSectorSlugs;
  return slugs
    .filter((slug, at) => known.some((one) => one.slug === slug) && slugs.indexOf(slug) === at)
    .slice(0, maxChosen);
}
