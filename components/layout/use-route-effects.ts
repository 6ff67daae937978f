import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { closeAllModals } from '@/components/modals/modal-stack';
import { notePaywall } from '@/lib/client/paywall';
import { scrollIfAsked } from '@/lib/client/scroll';

/** What an address asks for, and what a change of page ends. */
export function useRouteEffects() {
  const { isReady, events } = useRouter();

  useEffect(() => {
    if (isReady) heed(window.location.search);
  }, [isReady]);

  useEffect(() => {
    const complete = (_address: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) heed(window.location.search);
    };
    events.on('routeChangeStart', closeAllModals);
    events.on('routeChangeComplete', complete);
    return () => {
      events.off('routeChangeStart', closeAllModals);
      events.off('routeChangeComplete', complete);
    };
  }, [events]);
}

function heed(search: string) {
  scrollIfAsked(search);
  notePaywall(search);
}
