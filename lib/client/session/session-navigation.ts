import { goTo, reload, scrollToTop } from '@/lib/client/http/navigation';
import { paths } from '@/lib/domain/shared/paths';

/**
 * Goes to the landing page after logout or a failed refresh (section 2). When offline, waits until the network is back.
 */
export function goToLanding() {
  if (navigator.onLine) goTo(paths.landing);
  else window.addEventListener('online', () => goTo(paths.landing), { once: true });
}

const insightPaths = ['stock-insights-by-sector', 'sector-and-stock-timing', 'sector-insights'];
const reloadAfterMs = 100;

/** Whether the page shows more to members and therefore reloads after a login (section 2). */
export const isInsightPath = (pathname: string) => insightPaths.some((part) => pathname.includes(part));

export function reloadFromTop() {
  scrollToTop();
  setTimeout(() => reload(), reloadAfterMs);
}
