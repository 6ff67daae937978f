import { useSyncExternalStore } from 'react';
import { postPath } from '@/lib/domain/publishing/post-path';
import { readStored, writeStored } from '@/lib/client/session/storage';

const key = 'paywall';

/** `?paywall=/blog/…` says which post sent someone here (section 2): kept in this tab until that post is open. */
export function savePaywall(search: string) {
  const post = postPath(new URLSearchParams(search).get('paywall'));
  if (post) writeStored('session', key, post);
}

/** The post whose paywall sent this tab away. */
export const readPaywall = () => postPath(readStored('session', key));

export function clearPaywall(post: string) {
  if (readPaywall() === post) writeStored('session', key, null);
}

/** The same while a page is shown; nothing on the server. */
export const usePaywall = () => useSyncExternalStore(watchNothing, readPaywall, () => null);

/** The tab itself writes it, before the page that reads it. */
const watchNothing = () => () => undefined;
