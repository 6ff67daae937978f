import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import {
  assumptionsFrom,
  changedAssumptions,
  startingAssumptions,
  type AssumptionName,
  type Assumptions,
} from '@/lib/domain/investing/simulator';

/** The assumptions and the URL that stores them. The URL is updated after a pause in typing. */
export function useAssumptions() {
  const { isReady, query, pathname, replace } = useRouter();
  const isHydrated = useIsHydrated();
  const [own, setOwn] = useState<Assumptions | null>(null);
  const fromAddress = isHydrated && isReady ? assumptionsFrom(query) : startingAssumptions;
  const chosen = own ?? fromAddress;

  useEffect(() => {
    if (!own) return;
    const later = setTimeout(() => {
      void replace({ pathname, query: changedAssumptions(own) }, undefined, { shallow: true, scroll: false });
    }, 400);
    return () => clearTimeout(later);
  }, [own, pathname, replace]);

  return {
    chosen,
    change: (name: AssumptionName, value: number) =>
      setOwn((before) => ({ ...(before ?? fromAddress), [name]: value })),
    reset: () => setOwn(startingAssumptions),
  };
}
