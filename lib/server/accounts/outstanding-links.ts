import type { Tx } from '@/lib/server/platform/db/pool';
import { deleteOutstandingLinks, endRecentProofs } from './outstanding-links-repository';
import { endFeeds } from './post-feeds-repository';

/**
 * Invalidates everything outside a session that can still act for an account: links that change its address, cancel
 * such a change or reset its password, pending broker logins, recent password checks, and the URL of its private feed.
 * Every security event calls this in its own transaction, after `lockAccount`.
 */
export async function endOutstandingLinks(tx: Tx, accountId: string, at: Date): Promise<{ hadFeed: boolean }> {
  await deleteOutstandingLinks(tx, accountId);
  await endRecentProofs(tx, accountId);
  return { hadFeed: await endFeeds(tx, accountId, at) };
}
