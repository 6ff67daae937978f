import type { LoadFailure } from './load-failure';
import { reload } from './navigation';

const timeLimitMs = 5_000;

/**
 * Returns advice to reload if the site was deployed again since this page was opened, because the page's scripts are
 * then gone; otherwise `known`.
 */
export async function findDeployment(known: LoadFailure): Promise<LoadFailure> {
  if (!navigator.onLine) return known;
  try {
    const statuses = await Promise.all(ownScripts().map(statusOf));
    // Scripts that did not change in the deployment still exist.
    if (!statuses.includes(404)) return known;
  } catch {
    return known;
  }
  const advice = hasInput() ? 'Copy what you typed, then reload the page.' : 'Reload the page.';
  return { text: `The site was updated. ${advice}`, label: 'Reload page', reload };
}

/** Whether the reader has filled in a field. Inside `:is()`, older browsers ignore selectors that they do not know. */
const hasInput = () => document.querySelector(':is(:user-valid, :user-invalid)') !== null;

async function statusOf({ src }: HTMLScriptElement) {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeLimitMs) } as const;
  return (await fetch(src, options)).status;
}

/** The page's scripts, except third-party ones such as Stripe's. */
const ownScripts = () => [...document.scripts].filter(({ src }) => src.startsWith(`${location.origin}/`));
