import { paths } from '@/lib/domain/paths';

/** How this tab moves; the app shell puts its router here, so that this floor needs no framework. */
export type Navigator = { go: (path: string) => void; reload: () => void };

let current: Navigator = {
  go: (path) => window.location.assign(path),
  reload: () => window.location.reload(),
};

export function setNavigator(navigator: Navigator) {
  current = navigator;
}

export const goTo = (path: string) => current.go(path);

/** Where a session ends: after logout and after a failed refresh (section 2). Without a network, as soon as there is one. */
export function goToLanding() {
  if (navigator.onLine) current.go(paths.landing);
  else window.addEventListener('online', () => current.go(paths.landing), { once: true });
}

const insightPaths = ['stock-insights-by-sector', 'sector-and-stock-timing', 'sector-insights'];
const reloadAfterMs = 100;

/** Pages that show more to members and read it when they load (section 2). */
export const isInsightPath = (pathname: string) => insightPaths.some((part) => pathname.includes(part));

export function scrollToTop() {
  window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
}

export function reloadFromTop() {
  scrollToTop();
  setTimeout(() => current.reload(), reloadAfterMs);
}

const isMotionReduced = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
