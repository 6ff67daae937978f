import type { LoadFailure } from './load-failure';
import { reload } from './navigation';

const timeLimitMs = 5_000;

/** Whether the site was deployed again since this page was opened: then the server no longer has its build. */
export async function findDeployment(known: LoadFailure): Promise<LoadFailure> {
  if (!navigator.onLine) return known;
  try {
    const { status } = await fetch(`/_next/static/${window.__NEXT_DATA__.buildId}/_buildManifest.js`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (status !== 404) return known;
  } catch {
    return known;
  }
  return { text: 'The site was updated. Reload the page.', label: 'Reload page', reload: reloadPage };
}

/** The browser asks first when the reader has filled in a field, because reloading clears it. */
function reloadPage() {
  // In a list of `:is()`, older browsers ignore the names that they do not know.
  if (document.querySelector(':is(:user-valid, :user-invalid)'))
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
  reload();
}
