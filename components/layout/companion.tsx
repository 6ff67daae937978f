import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { takeAfterReload } from '@/lib/client/after-reload';
import { beginSession, sendEvent } from '@/lib/client/analytics';
import { isConsentDue } from '@/lib/client/consent';
import { captureAttribution, dropReferralFromAddress, readReferral } from '@/lib/client/attribution';
import { reportHalf } from '@/lib/client/experiments';
import { goTo } from '@/lib/client/navigation';
import { onSessionEnd } from '@/lib/client/session';
import { watchSession } from '@/lib/client/session-check';
import { ConsentLine } from './consent-line';

/** What goes along with a visit and nobody waits for: where it came from, what is counted, whether it may be, and whether the session stands. */
export function Companion() {
  const { isReady, events } = useRouter();

  useEffect(() => {
    captureAttribution(window.location.search);
    beginSession();
    reportHalf();
    const code = readReferral();
    if (code) void nameReferrer(code);
  }, []);

  useEffect(() => {
    // Before it is ready, the router still writes the address that it was opened with.
    if (isReady) dropReferralFromAddress();
  }, [isReady]);

  useEffect(() => {
    const complete = (address: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      captureAttribution(window.location.search);
      dropReferralFromAddress();
      sendEvent('page_view', address);
      reportHalf();
    };
    events.on('routeChangeComplete', complete);
    return () => events.off('routeChangeComplete', complete);
  }, [events]);

  useEffect(
    () =>
      onSessionEnd((end) => {
        if (end === 'signed-out') sendEvent('logout_click', window.location.pathname);
      }),
    [],
  );

  useEffect(() => {
    const { message, next } = takeAfterReload();
    if (message) showToast('success', message);
    if (next) goTo(next);
  }, []);

  // After the session was restored: for visitors there is nothing to ask.
  useEffect(() => watchSession(), []);

  return <ConsentLine />;
}

/** The first look at the time zone takes a browser long: it wants a turn of its own, before anything is drawn. */
export const lookAtClock = () => void isConsentDue();

/** axios and zod come with it, for those alone whom a referral brought. */
const nameReferrer = (code: string) =>
  import('./name-referrer').then(
    (loaded) => loaded.nameReferrer(code),
    () => {
      // The connection broke: the line says the same without a name.
    },
  );
