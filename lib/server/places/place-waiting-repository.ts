import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { NameDisplay } from '@/lib/domain/shared/name-displays';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { placeWaiting } from '@/lib/server/platform/db/schema/places';

export const findOffer = async (handle: Handle, placeId: string) => {
  const [offer] = await handle
    .select()
    .from(placeWaiting)
    .where(and(eq(placeWaiting.placeId, placeId), isNotNull(placeWaiting.offeredUntil)));
  return offer ?? null;
};

/** Adds a member to the end of a waiting list. One who is already on it keeps their position. */
export async function insertWaitingEntry(
  tx: Tx,
  entry: { placeId: string; accountId: string; display: NameDisplay; joinedAt: Date },
) {
  await tx.insert(placeWaiting).values(entry).onConflictDoNothing();
}

/** Removes a member from a waiting list; false if they were not on it. */
export async function deleteWaitingEntry(tx: Tx, { placeId, accountId }: { placeId: string; accountId: string }) {
  const { rowCount } = await tx
    .delete(placeWaiting)
    .where(and(eq(placeWaiting.placeId, placeId), eq(placeWaiting.accountId, accountId)));
  return rowCount === 1;
}

/** Offers a place to the first member on its waiting list whose account is open, and returns that member. */
export async function offerToNext(tx: Tx, placeId: string, offeredUntil: Date) {
  const [next] = await tx
    .select({ number: placeWaiting.number, email: accounts.email, firstName: accounts.firstName })
    .from(placeWaiting)
    .innerJoin(accounts, eq(accounts.id, placeWaiting.accountId))
    .where(and(eq(placeWaiting.placeId, placeId), isNull(accounts.disabledAt), isNull(accounts.deletedAt)))
    .orderBy(asc(placeWaiting.number))
    .limit(1);
  if (!next) return null;
  await tx.update(placeWaiting).set({ offeredUntil }).where(eq(placeWaiting.number, next.number));
  return next;
}

/** A member's entry on a waiting list, with its position starting at 1. */
export async function findWaiting(handle: Handle, { placeId, accountId }: { placeId: string; accountId: string }) {
  const [entry] = await handle
    .select({
      offeredUntil: placeWaiting.offeredUntil,
      position: sql<number>`(select count(*)::int from place_waiting as ahead
        where ahead.place_id = ${placeWaiting.placeId} and ahead.number <= ${placeWaiting.number})`,
    })
    .from(placeWaiting)
    .where(and(eq(placeWaiting.placeId, placeId), eq(placeWaiting.accountId, accountId)));
  return entry ?? null;
}

export const countWaitingOf = (handle: Handle, accountId: string) =>
  handle.$count(placeWaiting, eq(placeWaiting.accountId, accountId));

/** Offers that have expired, or whose account is no longer open. */
export const listStaleOffers = (handle: Handle, at: Date, limit: number) =>
  handle
    .select({ placeId: placeWaiting.placeId, number: placeWaiting.number })
    .from(placeWaiting)
    .innerJoin(accounts, eq(accounts.id, placeWaiting.accountId))
    .where(
      and(
        isNotNull(placeWaiting.offeredUntil),
        or(lte(placeWaiting.offeredUntil, at), isNotNull(accounts.disabledAt), isNotNull(accounts.deletedAt)),
      ),
    )
    .orderBy(asc(placeWaiting.offeredUntil))
    .limit(limit);
