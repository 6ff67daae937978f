import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { ClaimEnding, LeaderDisplay } from '@/lib/domain/places';
import type { Database, Tx } from '../db/pool';
import { accounts } from '../db/schema/accounts';
import { placeClaims, places } from '../db/schema/places';

type Handle = Tx | Database;
export type ClaimRow = typeof placeClaims.$inferSelect;

/** Whoever sits on a place, with what their page or mail needs of their account. */
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

/** Answers false when the place has a claim already: the unique index decides. */
export async function insertClaim(
  tx: Tx,
  claim: { id: string; placeId: string; accountId: string; display: LeaderDisplay; claimedAt: Date; dueAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.insert(placeClaims).values(claim).onConflictDoNothing();
  return rowCount === 1;
}

export async function changeClaim(
  tx: Tx,
  id: string,
  changes: Partial<Pick<ClaimRow, 'confirmedAt' | 'termEndsAt' | 'lastReportAt' | 'warnedAt' | 'dueAt'>>,
) {
  await tx.update(placeClaims).set(changes).where(eq(placeClaims.id, id));
}

export async function endClaim(tx: Tx, id: string, { ending, at }: { ending: ClaimEnding; at: Date }) {
  await tx.update(placeClaims).set({ ending, endedAt: at }).where(eq(placeClaims.id, id));
}

/** How many places a member leads or has claimed. */
export const countClaimsOf = (handle: Handle, accountId: string) =>
  handle.$count(placeClaims, and(eq(placeClaims.accountId, accountId), isNull(placeClaims.endedAt)));

/** Places with a claim for which something is due, the most overdue first. */
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

/** Whoever changes a place waits here for whoever is changing it; answers whether it exists. */
export async function lockPlace(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.select({ id: places.id }).from(places).where(eq(places.id, id)).for('update');
  return found.length === 1;
}

/** The same for a member's number of places. Taken before the place's lock, always. */
export async function lockMember(tx: Tx, accountId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`places:${accountId}`}, 0))`);
}

export async function setPlaceState(tx: Tx, id: string, state: (typeof places.$inferSelect)['state']) {
  await tx.update(places).set({ state }).where(eq(places.id, id));
}
