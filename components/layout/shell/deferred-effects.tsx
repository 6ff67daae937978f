import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { listenForFormLinks } from '@/components/modals/open-by-link';
import { listenForSearch } from '@/components/modals/search/open-search';
import { showToast } from '@/components/toasts/toast-store';
import { consumeAfterReload } from '@/lib/client/session/after-reload';
import { beginSession, sendEvent } from '@/lib/client/visits/analytics';
import { isConsentDue } from '@/lib/client/visits/consent';
import { captureAttribution, readReferral } from '@/lib/client/visits/attribution';
import { reportVariant } from '@/lib/client/visits/experiments';
import { keepScroll } from '@/lib/client/data/keep-scroll';
import { findDeployment } from '@/lib/client/http/find-deployment';
import { onLoadFailure } from '@/lib/client/http/load-failure';
import { goTo } from '@/lib/client/http/navigation';
import { savePlaceBeforeSignUp } from '@/lib/client/session/place-before-sign-up';
import { onSessionEnd } from '@/lib/client/session/session';
import { followSession } from '@/lib/client/session/session-actions';
import { watchSession } from '@/lib/client/session/session-check';
import { RouteProgress } from '../navigation/route-progress';
import { useClosingMenus } from '../navigation/use-closing-menus';
import { CookieConsent } from './cookie-consent';
import { followTheme } from './follow-theme';
import { nameReferrer } from './name-referrer';
import { useAddressWithoutReferral } from './use-address-without-referral';
import { useRouteEffects } from './use-route-effects';
import { WelcomeHost } from './welcome-host';

/**
 * All effects that reading a page does not need: attribution, analytics, URL parameters, route progress, consent,
 * search shortcuts, links to modals, scroll positions, load error messages, closing menus and modals, the theme,
 * restoring the session, and syncing tabs.
 */
export function DeferredEffects() {
  const { events } = useRouter();

  useEffect(() => {
    captureAttribution(window.location.search);
    beginSession();
    reportVariant();
    const code = readReferral();
    if (code) void nameReferrer(code);
  }, []);

  useAddressWithoutReferral();

  useEffect(() => {
    const complete = (address: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      captureAttribution(window.location.search);
      sendEvent('page_view', address);
      reportVariant();
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
    const { message, next } = consumeAfterReload();
    if (message) showToast('success', message);
    if (next) goTo(next);
  }, []);

  useEffect(() => onLoadFailure(findDeployment), []);

  useEffect(listenForSearch, []);

  useEffect(listenForFormLinks, []);

  useEffect(() => keepScroll(events), [events]);

  useRouteEffects();

  useClosingMenus();

  useEffect(followTheme, []);

  useEffect(() => savePlaceBeforeSignUp(), []);

  useEffect(() => followSession(), []);

  // Runs after the session is restored, so that visitors make no request.
  useEffect(() => watchSession(), []);

  return (
    <>
      <RouteProgress />
      <CookieConsent />
      <WelcomeHost />
    </>
  );
}

/** The first time zone lookup is slow, so it runs in a separate task before rendering. */
export const warmUpTimeZone = () => void isConsentDue();
