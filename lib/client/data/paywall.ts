import { useSyncExternalStore } from 'react';
import { postPath } from '@/lib/domain/shared/post-path';
import { readStored, writeStored } from '@/lib/client/session/storage';

const key = 'paywall';

/** `?paywall=/blog/…` says which post sent someone here (section 2): stored in this tab until that post is open. */
export function savePaywall(search: string) {
  const post = named(search);
  if (post) writeStored('session', key, post);
}

/** The post whose paywall this tab came from; a page reads its own URL before that is stored. */
export const readPaywall = () => named(window.location.search) ?? postPath(readStored('session', key));

const named = (search: string) => postPath(new URLSearchParams(search).get('paywall'));

export function clearPaywall(post: string) {
  if (readPaywall() === post) writeStored('session', key, null);
}

/** The same for components; null on the server. */
export const usePaywall = () => useSyncExternalStore(watchNothing, readPaywall, () => null);

/** No subscription: the tab writes the value itself, before the page that reads it. */
const watchNothing = () => () => undefined;
