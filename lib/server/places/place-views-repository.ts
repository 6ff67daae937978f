import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Handle } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { placeClaims, places, placeWaiting } from '@/lib/server/platform/db/schema/places';
import { placeColumns } from './places-repository';

const liveClaim = and(eq(placeClaims.placeId, places.id), isNull(placeClaims.endedAt));

/** A place with its owner and the end of its current offer, in one statement. */
export async function findPlaceView(handle: Database, id: string) {
  const [found] = await handle
    .select({
      place: placeColumns,
      claim: placeClaims,
      person: { firstName: accounts.firstName, lastName: accounts.lastName },
      offeredUntil: placeWaiting.offeredUntil,
    })
    .from(places)
    .leftJoin(placeClaims, liveClaim)
    .leftJoin(accounts, eq(accounts.id, placeClaims.accountId))
    .leftJoin(placeWaiting, and(eq(placeWaiting.placeId, places.id), isNotNull(placeWaiting.offeredUntil)))
    .where(eq(places.id, id));
  return found ?? null;
}

/** A member's claim or waiting list entry for a place, in one statement. */
export async function findMemberStatus(handle: Handle, { placeId, accountId }: { placeId: string; accountId: string }) {
  const [found] = await handle
    .select({
      claim: placeClaims,
      offeredUntil: placeWaiting.offeredUntil,
      position: sql<number | null>`case when ${placeWaiting.number} is not null then
        (select count(*)::int from place_waiting as ahead
          where ahead.place_id = ${placeWaiting.placeId} and ahead.number <= ${placeWaiting.number}) end`,
      isOpen: sql<boolean>`not exists (select from place_claims as live
        where live.place_id = ${places.id} and live.ended_at is null)
        and not exists (select from place_waiting as other
          where other.place_id = ${places.id} and other.offered_until is not null and other.account_id <> ${accountId})`,
      places: sql<number>`(select count(*)::int from place_claims as mine
        where mine.account_id = ${accountId} and mine.ended_at is null)`,
    })
    .from(places)
    .leftJoin(placeClaims, and(liveClaim, eq(placeClaims.accountId, accountId)))
    .leftJoin(placeWaiting, and(eq(placeWaiting.placeId, places.id), eq(placeWaiting.accountId, accountId)))
    .where(eq(places.id, placeId));
  return found ?? null;
}
