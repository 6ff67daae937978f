import { loadClient } from '@/lib/client/http/load-calls';
import { getSession, onSessionChange } from './session';
import { endSession } from './session-actions';
import { readRefreshToken, readUser } from './session-cookies';

const awayMs = 60_000;

/**
 * Checks during idle time whether the session is still valid: on start, and when the tab becomes visible after more
 * than a minute. A page may make no calls of its own, and the session may have been ended elsewhere.
 */
export function watchSession() {
  let hiddenAt: number | undefined;
  let cancel = () => {};

  const ask = () => {
    const { user } = getSession();
    if (!user) return;
    cancel();
    // `cancel` also aborts a check in progress: after a logout the server would reject the old token.
    const controller = new AbortController();
    const cancelIdle = whenIdle(() => void check(user.id, controller.signal));
    cancel = () => {
      cancelIdle();
      controller.abort();
    };
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
  const stopFollowing = onSessionChange(() => {
    if (!getSession().user) cancel();
  });
  return () => {
    cancel();
    stopFollowing();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

async function check(id: string, signal: AbortSignal) {
  try {
    const calls = await loadClient(({ authContract }) => authContract);
    // Check the cookie too: a page from the back-forward cache may still show a member who has logged out.
    if (signal.aborted || readUser()?.id !== id) return;
    await calls.session({ signal });
  } catch (error) {
    // A rejected refresh has already signed out, and network failures are ignored until the next check. This handles a
    // session without a refresh token.
    const isRefused = error instanceof Error && 'status' in error && error.status === 401;
    if (isRefused && readUser()?.id === id && readRefreshToken() === undefined) endSession('refresh-failed');
  }
}

/** Runs the work when idle, or after 2 seconds in browsers without requestIdleCallback. Returns a cancel function. */
function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 2000);
  return () => clearTimeout(timer);
}
