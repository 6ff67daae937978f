import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { postFeeds } from '@/lib/server/platform/db/schema/posts';

export async function findFeedOfAccount(handle: Handle, accountId: string) {
  const [row] = await handle
    .select({ createdAt: postFeeds.createdAt })
    .from(postFeeds)
    .where(and(eq(postFeeds.accountId, accountId), isNull(postFeeds.revokedAt)));
  return row ?? null;
}

/** The owner of a feed, and whether the feed has ended. It also ends when its account is disabled. */
export async function findFeed(handle: Handle, hash: string) {
  const [row] = await handle
    .select({
      accountId: postFeeds.accountId,
      isEnded: sql<boolean>`coalesce(${postFeeds.revokedAt}, ${accounts.disabledAt}) is not null`,
    })
    .from(postFeeds)
    .innerJoin(accounts, eq(accounts.id, postFeeds.accountId))
    .where(eq(postFeeds.hash, hash));
  return row ?? null;
}

/** Ends the feed of an account. Returns true if it had one. */
export async function endFeeds(tx: Tx, accountId: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(postFeeds)
    .set({ revokedAt: at })
    .where(and(eq(postFeeds.accountId, accountId), isNull(postFeeds.revokedAt)));
  return (rowCount ?? 0) > 0;
}

export async function insertFeed(tx: Tx, feed: typeof postFeeds.$inferInsert) {
  await tx.insert(postFeeds).values(feed);
}
