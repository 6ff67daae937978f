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

/** The assumptions, stored in the URL, which updates after a pause in typing. */
export function useAssumptions() {
  const { isReady, query, pathname, replace } = useRouter();
  const isHydrated = useIsHydrated();
  const [changed, setChanged] = useState<Assumptions | null>(null);
  const fromAddress = isHydrated && isReady ? assumptionsFrom(query) : startingAssumptions;
  const chosen = changed ?? fromAddress;

  useEffect(() => {
    if (!changed) return;
    const later = setTimeout(() => {
      void replace({ pathname, query: changedAssumptions(changed) }, undefined, { shallow: true, scroll: false });
    }, 400);
    return () => clearTimeout(later);
  }, [changed, pathname, replace]);

  return {
    chosen,
    change: (name: AssumptionName, value: number) =>
      setChanged((before) => ({ ...(before ?? fromAddress), [name]: value })),
    reset: () => setChanged(startingAssumptions),
  };
}
