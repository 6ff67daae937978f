import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';
import { accounts } from '../db/schema/accounts';
import { postFeeds } from '../db/schema/posts';

type Handle = Tx | Database;

export async function findOwnFeed(handle: Handle, accountId: string) {
  const [row] = await handle
    .select({ createdAt: postFeeds.createdAt })
    .from(postFeeds)
    .where(and(eq(postFeeds.accountId, accountId), isNull(postFeeds.revokedAt)));
  return row ?? null;
}

/** Whose feed it is, ended or not. It ends with an account that was closed. */
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

export async function endFeeds(tx: Tx, accountId: string, at: Date) {
  await tx
    .update(postFeeds)
    .set({ revokedAt: at })
    .where(and(eq(postFeeds.accountId, accountId), isNull(postFeeds.revokedAt)));
}

export async function insertFeed(tx: Tx, feed: typeof postFeeds.$inferInsert) {
  await tx.insert(postFeeds).values(feed);
}
