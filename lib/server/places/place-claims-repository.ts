import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { NameDisplay } from '@/lib/domain/shared/name-displays';
import type { ClaimEnding } from '@/lib/domain/places/places';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { placeClaims, places } from '@/lib/server/platform/db/schema/places';

export type ClaimRow = typeof placeClaims.$inferSelect;

/** A place's current claim, with the account data that its page or emails need. */
export async function findLiveClaim(handle: Handle, placeId: string) {
  const [found] = await handle
    .select({
      claim: placeClaims,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      isGone: sql<boolean>`(${accounts.disabledAt} is not null or ${accounts.deletedAt} is not null)`,
    })
    .from(placeClaims)
    .innerJoin(accounts, eq(accounts.id, placeClaims.accountId))
    .where(and(eq(placeClaims.placeId, placeId), isNull(placeClaims.endedAt)));
  return found ?? null;
}

/** Inserts a claim; false if the place already has one, by the unique index. */
export async function insertClaim(
  tx: Tx,
  claim: { id: string; placeId: string; accountId: string; display: NameDisplay; claimedAt: Date; dueAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.insert(placeClaims).values(claim).onConflictDoNothing();
  return rowCount === 1;
}

export async function updateClaim(
  tx: Tx,
  id: string,
  changes: Partial<Pick<ClaimRow, 'confirmedAt' | 'termEndsAt' | 'lastReportAt' | 'warnedAt' | 'dueAt'>>,
) {
  await tx.update(placeClaims).set(changes).where(eq(placeClaims.id, id));
}

export async function endClaim(tx: Tx, id: string, { ending, at }: { ending: ClaimEnding; at: Date }) {
  await tx.update(placeClaims).set({ ending, endedAt: at }).where(eq(placeClaims.id, id));
}

/** Number of places that a member owns or has claimed. */
export const countClaimsOf = (handle: Handle, accountId: string) =>
  handle.$count(placeClaims, and(eq(placeClaims.accountId, accountId), isNull(placeClaims.endedAt)));

/** Places whose claim is due for the job, most overdue first. */
export async function listDuePlaces(handle: Handle, at: Date, limit: number) {
  return handle
    .select({ placeId: placeClaims.placeId })
    .from(placeClaims)
    .where(and(isNull(placeClaims.endedAt), lte(placeClaims.dueAt, at)))
    .orderBy(placeClaims.dueAt)
    .limit(limit);
}

export async function listUndecided(handle: Handle) {
  return handle
    .select({ place: placeClaims.placeId, claimedAt: placeClaims.claimedAt })
    .from(placeClaims)
    .where(and(isNull(placeClaims.endedAt), isNull(placeClaims.confirmedAt)))
    .orderBy(placeClaims.claimedAt)
    .limit(100);
}

/** Locks a place until the transaction ends; false if it does not exist. */
export async function lockPlace(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.select({ id: places.id }).from(places).where(eq(places.id, id)).for('update');
  return found.length === 1;
}

/** Serializes changes of a member's places until the transaction ends. Must be taken before the lock of a place. */
export async function lockMember(tx: Tx, accountId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`places:${accountId}`}, 0))`);
}

export async function updatePlaceState(tx: Tx, id: string, state: (typeof places.$inferSelect)['state']) {
  await tx.update(places).set({ state }).where(eq(places.id, id));
}
