import { paths } from '@/lib/domain/shared/paths';

/** Navigation of this tab; the app sets its router here, so that this module does not depend on Next. */
export type Navigator = { go: (path: string) => void; reload: () => void };

let current: Navigator = {
  go: (path) => window.location.assign(path),
  reload: () => window.location.reload(),
};

export function setNavigator(navigator: Navigator) {
  current = navigator;
}

export const goTo = (path: string) => current.go(path);

/**
 * Goes to the landing page after logout or a failed refresh (section 2). When offline, as soon as the network is back.
 */
export function goToLanding() {
  if (navigator.onLine) current.go(paths.landing);
  else window.addEventListener('online', () => current.go(paths.landing), { once: true });
}

const insightPaths = ['stock-insights-by-sector', 'sector-and-stock-timing', 'sector-insights'];
const reloadAfterMs = 100;

/** Pages that show more to members and load it with the page (section 2). */
export const isInsightPath = (pathname: string) => insightPaths.some((part) => pathname.includes(part));

export function scrollToTop() {
  window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
}

export function reloadFromTop() {
  scrollToTop();
  setTimeout(() => current.reload(), reloadAfterMs);
}

const isMotionReduced = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
