import { useSyncExternalStore } from 'react';
import { postPath } from '@/lib/domain/shared/post-path';
import { readStored, writeStored } from '@/lib/client/session/storage';

const key = 'paywall';

/**
 * Stores the post of `?paywall=/blog/…`, from whose paywall the visitor came (section 2), in this tab until that post
 * is unlocked.
 */
export function savePaywall(search: string) {
  const post = named(search);
  if (post) writeStored('session', key, post);
}

/**
 * The path of the post whose paywall the visitor came from. The page's own URL takes precedence, since it may not be
 * stored yet.
 */
export const readPaywall = () => named(window.location.search) ?? postPath(readStored('session', key));

const named = (search: string) => postPath(new URLSearchParams(search).get('paywall'));

export function clearPaywall(post: string) {
  if (readPaywall() === post) writeStored('session', key, null);
}

/** `readPaywall` as a hook; null on the server. */
export const usePaywall = () => useSyncExternalStore(watchNothing, readPaywall, () => null);

/** Nothing to subscribe to: the value is stored before the page that reads it renders. */
const watchNothing = () => () => undefined;
