import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { emailKey } from '@/lib/domain/shared/email';
import type { EditionState } from '@/lib/domain/publishing/posts';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { editionPosts, newsletterDeliveries, newsletterEditions } from '@/lib/server/platform/db/schema/editions';
import { newsletterSubscribers } from '@/lib/server/platform/db/schema/leads';

export type Edition = typeof newsletterEditions.$inferSelect;

const countOf = (isMailed: boolean) =>
  sql<number>`(select count(*)::int from ${newsletterDeliveries} d where d.edition_id = ${newsletterEditions.id}
    and (d.outcome = 'mailed') = ${isMailed})`;

const columns = {
  edition: newsletterEditions,
  posts: sql<
    string[]
  >`array(select p.post_id from ${editionPosts} p where p.edition_id = ${newsletterEditions.id} order by p.rank)`,
  mailed: countOf(true),
  left: countOf(false),
};

export const listEditions = (handle: Handle) =>
  handle.select(columns).from(newsletterEditions).orderBy(desc(newsletterEditions.createdAt)).limit(200);

export async function findEdition(handle: Handle, id: string) {
  const [row] = await handle.select(columns).from(newsletterEditions).where(eq(newsletterEditions.id, id));
  return row ?? null;
}

export async function insertEdition(tx: Tx, edition: typeof newsletterEditions.$inferInsert, posts: readonly string[]) {
  await tx.insert(newsletterEditions).values(edition);
  await tx.insert(editionPosts).values(posts.map((postId, rank) => ({ editionId: edition.id, postId, rank })));
}

/** Changes an edition's state; false if it was in none of the states in `from`. */
export async function updateEditionState(
  tx: Tx,
  id: string,
  { from, ...set }: { from: EditionState[]; state: EditionState; sendAt?: Date; finishedAt?: Date },
) {
  const moved = await tx
    .update(newsletterEditions)
    .set(set)
    .where(and(eq(newsletterEditions.id, id), inArray(newsletterEditions.state, from)))
    .returning({ id: newsletterEditions.id });
  return moved.length === 1;
}

/** Locks a due edition and returns it, so that only one of two processes sends it; null without one. */
export async function lockDueEdition(tx: Tx, at: Date): Promise<Edition | null> {
  const [row] = await tx
    .select()
    .from(newsletterEditions)
    .where(and(inArray(newsletterEditions.state, ['scheduled', 'sending']), lte(newsletterEditions.sendAt, at)))
    .orderBy(asc(newsletterEditions.sendAt), asc(newsletterEditions.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export const updateLastReached = (tx: Tx, id: string, reached: string) =>
  tx.update(newsletterEditions).set({ reached, state: 'sending' }).where(eq(newsletterEditions.id, id));

/** Subscribers of the newsletter by id, starting after `after`. */
export const listSubscribersAfter = (tx: Tx, after: string, limit: number) =>
  tx
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.state, 'subscribed'),
        newsletterSubscribers.issues,
        gt(newsletterSubscribers.id, after),
      ),
    )
    .orderBy(asc(newsletterSubscribers.id))
    .limit(limit);

/** Records an edition's outcome for a subscriber; false if it was already recorded. */
export async function insertDelivery(tx: Tx, delivery: typeof newsletterDeliveries.$inferInsert) {
  const put = await tx
    .insert(newsletterDeliveries)
    .values(delivery)
    .onConflictDoNothing()
    .returning({ id: newsletterDeliveries.subscriberId });
  return put.length === 1;
}

/** When a subscriber was last sent an edition; null if never. */
export async function findLastMailed(handle: Handle, subscriberId: string): Promise<Date | null> {
  const [row] = await handle
    .select({ at: newsletterDeliveries.at })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.subscriberId, subscriberId), eq(newsletterDeliveries.outcome, 'mailed')))
    .orderBy(desc(newsletterDeliveries.at))
    .limit(1);
  return row?.at ?? null;
}

/**
 * The account of an address, if its owner has confirmed it. Otherwise a person who enters someone else's address would
 * get emails composed for that account.
 */
export async function findAccountOfAddress(handle: Handle, email: string) {
  const [row] = await handle
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.emailKey, emailKey(email)),
        sql`${accounts.emailConfirmedAt} is not null and ${accounts.deletedAt} is null and ${accounts.disabledAt} is null`,
      ),
    )
    .orderBy(desc(accounts.kind))
    .limit(1);
  return row?.id ?? null;
}
