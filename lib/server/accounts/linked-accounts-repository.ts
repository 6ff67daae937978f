import { eq, or } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accountLinks, sessions } from '@/lib/server/platform/db/schema/accounts';
import { lockAccount, type Account } from './accounts-repository';

/** Links a member's account with an investor's. Returns false if one of them is already linked. */
export async function insertAccountLink(tx: Tx, link: typeof accountLinks.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(accountLinks).values(link).onConflictDoNothing();
  return rowCount === 1;
}

/** Removes the link of an account. */
export async function deleteAccountLink(tx: Tx, accountId: string) {
  await tx.delete(accountLinks).where(or(eq(accountLinks.userId, accountId), eq(accountLinks.investorId, accountId)));
}

/** The id of the linked account of the other kind, if any. */
async function findLinkedId(handle: Handle, accountId: string): Promise<string | null> {
  const [link] = await handle
    .select()
    .from(accountLinks)
    .where(or(eq(accountLinks.userId, accountId), eq(accountLinks.investorId, accountId)));
  if (!link) return null;
  return link.userId === accountId ? link.investorId : link.userId;
}

/**
 * Locks an account and then the account linked with it. The link is read under the first lock, so a link being added
 * concurrently is either seen or waits. Two transactions that lock in opposite orders deadlock and are retried.
 */
export async function lockLinked(tx: Tx, accountId: string): Promise<{ own: Account | null; other: Account | null }> {
  const own = await lockAccount(tx, accountId);
  const otherId = own && (await findLinkedId(tx, accountId));
  return { own, other: otherId === null ? null : await lockAccount(tx, otherId) };
}

/** The time at which a session expires, however often it is refreshed. */
export async function findSessionEnd(tx: Tx, sessionId: string): Promise<Date | null> {
  const [row] = await tx.select({ at: sessions.expiresAt }).from(sessions).where(eq(sessions.id, sessionId));
  return row?.at ?? null;
}
