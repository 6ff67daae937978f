import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { closeAllModals } from '@/components/modals/modal-stack';
import { savePaywall } from '@/lib/client/data/paywall';
import { scrollIfAsked } from '@/lib/client/data/scroll';

/** Effects of URL parameters and navigation. */
export function useRouteEffects() {
  const { isReady, events } = useRouter();

  useEffect(() => {
    if (isReady) applySearch(window.location.search);
  }, [isReady]);

  useEffect(() => {
    const complete = (_address: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) applySearch(window.location.search);
    };
    events.on('routeChangeStart', closeAllModals);
    events.on('routeChangeComplete', complete);
    return () => {
      events.off('routeChangeStart', closeAllModals);
      events.off('routeChangeComplete', complete);
    };
  }, [events]);
}

function applySearch(search: string) {
  scrollIfAsked(search);
  savePaywall(search);
}
