import { and, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { subscriptions } from '@/lib/server/platform/db/schema/billing';
import { founderLocks, subscriptionCredits, testDrives } from '@/lib/server/platform/db/schema/grants';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

const over = ['canceled', 'incomplete_expired'] as const;

/** An account's current subscription, which is the one that has not ended; null without one. */
export async function findCurrentSubscription(handle: Handle, accountId: string): Promise<SubscriptionRow | null> {
  const [row] = await handle
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), notInArray(subscriptions.status, [...over])));
  return row ?? null;
}

export async function findSubscriptionOfAccount(
  handle: Handle,
  accountId: string,
  id: string,
): Promise<SubscriptionRow | null> {
  const [row] = await handle
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.id, id)));
  return row ?? null;
}

/** The account itself, if the unique ID is its id, its browser's or its subscription's; null otherwise. */
export async function findByUniqueId(handle: Handle, accountId: string, uniqueId: string) {
  const [row] = await handle
    .select({ accountId: accounts.id })
    .from(accounts)
    .leftJoin(subscriptions, eq(subscriptions.accountId, accounts.id))
    .where(
      and(
        eq(accounts.id, accountId),
        or(eq(accounts.id, uniqueId), eq(accounts.uniqueId, uniqueId), eq(subscriptions.uniqueId, uniqueId)),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** Locks the row of a Stripe subscription, found by Stripe's id or by ours. */
export async function lockByStripeId(tx: Tx, stripeId: string, ourId: string | null): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(
      or(
        eq(subscriptions.stripeId, stripeId),
        ourId === null ? undefined : and(eq(subscriptions.id, ourId), sql`${subscriptions.stripeId} is null`),
      ),
    )
    .for('update');
  return row ?? null;
}

/** Locks an account's billing until the transaction ends. */
export async function lockBilling(tx: Tx, accountId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`billing ${accountId}`}, 0))`);
}

export async function insertSubscription(tx: Tx, row: typeof subscriptions.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(subscriptions).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function updateSubscriptionRow(tx: Tx, id: string, change: Partial<typeof subscriptions.$inferInsert>) {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id));
}

/**
 * The database's current time. Taken before a request to Stripe, it shows whether the response is newer than a stored
 * row.
 */
export async function readDatabaseTime(handle: Handle): Promise<Date> {
  const { rows } = await handle.execute<{ at: string }>(sql`select clock_timestamp()::text as at`);
  return new Date(rows[0]?.at ?? 0);
}

/** Records a test drive, one per account and per card; false if either has already had one. */
export async function insertTestDrive(tx: Tx, drive: typeof testDrives.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(testDrives).values(drive).onConflictDoNothing();
  return rowCount === 1;
}

export async function isTestDrive(handle: Handle, accountId: string, subscriptionId: string): Promise<boolean> {
  const of = and(eq(testDrives.accountId, accountId), eq(testDrives.subscriptionId, subscriptionId));
  return (await handle.select({ at: testDrives.startedAt }).from(testDrives).where(of)).length > 0;
}

/** When an account got the founder's discount and, if it did, when it lost it. */
export async function findFounderLock(handle: Handle, accountId: string) {
  const [row] = await handle.select().from(founderLocks).where(eq(founderLocks.accountId, accountId));
  return row;
}

/** Gives an account the founder's discount; a lost discount stays lost. */
export async function lockFounder(tx: Tx, accountId: string, at: Date) {
  await tx
    .insert(founderLocks)
    .values({ accountId, lockedAt: at })
    .onConflictDoUpdate({
      target: founderLocks.accountId,
      set: { lockedAt: at },
      setWhere: isNull(founderLocks.lostAt),
    });
}

export async function endFounderDiscount(tx: Tx, accountId: string, at: Date) {
  await tx
    .update(founderLocks)
    .set({ lostAt: at })
    .where(and(eq(founderLocks.accountId, accountId), sql`lost_at is null`));
}

/** Credits a subscription to the owner of a code, once; an account cannot credit itself. */
export async function insertCredit(tx: Tx, credit: typeof subscriptionCredits.$inferInsert) {
  if (credit.ownerId === credit.accountId) return;
  await tx.insert(subscriptionCredits).values(credit).onConflictDoNothing();
}

/** Who is credited with a subscription; null when no one is. */
export async function findCredit(handle: Handle, subscriptionId: string) {
  const [row] = await handle
    .select()
    .from(subscriptionCredits)
    .where(eq(subscriptionCredits.subscriptionId, subscriptionId));
  return row ?? null;
}

/** All subscriptions that have not ended, for the comparison with Stripe. */
export const listCurrentSubscriptions = (handle: Handle): Promise<SubscriptionRow[]> =>
  handle
    .select()
    .from(subscriptions)
    .where(notInArray(subscriptions.status, [...over]));

export const listByStatus = (handle: Handle, statuses: SubscriptionRow['status'][]): Promise<SubscriptionRow[]> =>
  handle.select().from(subscriptions).where(inArray(subscriptions.status, statuses));

/** Subscriptions created before a time that are still unpaid. Stripe allows 23 hours for the first payment. */
export const listUnfinished = (handle: Handle, before: Date): Promise<SubscriptionRow[]> =>
  handle
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'incomplete'), lt(subscriptions.createdAt, before)));

/** Expires a subscription that Stripe never confirmed. If an event for it still arrives, it is synced as usual. */
export async function expireUnconfirmed(handle: Handle, id: string, at: Date) {
  await handle
    .update(subscriptions)
    .set({ status: 'incomplete_expired', endedAt: at })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'incomplete'), isNull(subscriptions.stripeId)));
}

/**
 * Stores the cancellation reason of the account's current or latest subscription; false if that one is not canceled.
 */
export async function recordCancelReason(handle: Handle, accountId: string, reason: SubscriptionRow['cancelReason']) {
  const { rowCount } = await handle.execute(sql`
    update subscriptions set cancel_reason = ${reason}
     where id = (select id from subscriptions where account_id = ${accountId}
                  order by status in ('canceled', 'incomplete_expired'), created_at desc limit 1)
       and (cancels_at_period_end or status = 'canceled')`);
  return rowCount === 1;
}
