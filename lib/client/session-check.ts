import { endSession, getSession } from './session';
import { readRefreshToken, readUser } from './session-cookies';

const awayMs = 60_000;

/**
 * Asks once in idle time whether the session of this browser still stands: now, and when the tab is seen again
 * after more than a minute. Pages may make no call of their own, and a session can be ended from elsewhere.
 */
export function watchSession() {
  let hiddenAt: number | undefined;
  let cancel = () => {};

  const ask = () => {
    const { user } = getSession();
    if (!user) return;
    cancel();
    cancel = whenIdle(() => void check(user.id));
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== undefined && Date.now() - hiddenAt > awayMs) ask();
    hiddenAt = undefined;
  };

  ask();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    cancel();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

async function check(id: string) {
  if (getSession().user?.id !== id) return;
  try {
    const [{ createClient }, { browserHttp }, { authContract }] = await Promise.all([
      import('./create-client'),
      import('./http'),
      import('@/lib/contracts/auth'),
    ]);
    await createClient(authContract, browserHttp()).session();
  } catch (error) {
    // A refused refresh has signed out already, and whoever cannot be reached now is asked at the next look.
    // What is left is a session that has no refresh token to try.
    const isRefused = error instanceof Error && 'status' in error && error.status === 401;
    if (isRefused && readUser()?.id === id && readRefreshToken() === undefined) endSession('refresh-failed');
  }
}

/** Not every browser tells when it is idle. */
function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 2000);
  return () => clearTimeout(timer);
}
