import type { z } from 'zod';
import type { placesContract } from '@/lib/contracts/places/places';
import { notFound } from '@/lib/content/shared/messages';
import {
  decidedBy,
  lapsesAt,
  leaderName,
  placeStates,
  renewableFrom,
  type LiveClaim,
  type PlaceKind,
} from '@/lib/domain/places/places';
import { now } from '@/lib/server/platform/clock';
import { db, type Handle } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { listPlaceEvents, listReports } from './place-history-repository';
import { findPlaceView, findMemberStatus } from './place-views-repository';
import { countPlaces, countStates, listPlaces, type PlaceFilter } from './places-repository';
import { toLiveClaim } from './place-seats';

type Answer<Name extends keyof typeof placesContract> = z.input<(typeof placesContract)[Name]['response']>;

/** A page of the list. The cursor is the rank of its last place. */
export async function readList({
  cursor,
  limit,
  ...filter
}: PlaceFilter & { cursor?: string | undefined; limit: number }): Promise<Answer<'list'>> {
  const found = await listPlaces(db(), filter, { after: Number(cursor ?? 0), limit });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: found.length > limit && last ? String(last.rank) : null,
    total: await countPlaces(db(), filter),
    asOf: now().toISOString(),
  };
}

export async function readTotals(): Promise<Answer<'totals'>> {
  const counts = await countStates(db());
  const of = (kind: PlaceKind) =>
    Object.fromEntries(
      placeStates.map((state) => [state, counts.find((row) => row.kind === kind && row.state === state)?.count ?? 0]),
    ) as Answer<'totals'>[PlaceKind];
  return { cities: of('cities'), schools: of('schools'), asOf: now().toISOString() };
}

/** A place's public data; throws 404 if it does not exist. */
export async function readPlace(id: string): Promise<Answer<'read'>> {
  const [found, events, reports] = await Promise.all([
    findPlaceView(db(), id),
    listPlaceEvents(db(), id),
    listReports(db(), id),
  ]);
  if (!found) throw new AppError('not_found', notFound);
  const { place, claim, person, offeredUntil } = found;
  const term = claim && toLiveClaim(claim).term;
  return {
    ...place,
    leader:
      claim?.confirmedAt && term && person
        ? {
            name: leaderName(claim.display, person),
            since: claim.confirmedAt.toISOString(),
            termEndsAt: term.endsAt.toISOString(),
            lapsesAt: lapsesAt(term).toISOString(),
          }
        : null,
    claimedAt: claim?.claimedAt.toISOString() ?? null,
    offeredUntil: offeredUntil?.toISOString() ?? null,
    events: events.map(({ at, event }) => ({ at: at.toISOString(), event })),
    reports: reports.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
    asOf: now().toISOString(),
  };
}

/** The member's own data about a place: their claim, or their position on the waiting list. */
export async function readMemberStatus(
  placeId: string,
  accountId: string,
  handle: Handle = db(),
): Promise<Answer<'memberStatus'>> {
  const found = await findMemberStatus(handle, { placeId, accountId });
  if (!found) throw new AppError('not_found', notFound);
  const { claim, position, offeredUntil, isOpen, places } = found;
  return {
    claim: claim && toClaimView(toLiveClaim(claim)),
    waiting: position === null ? null : { position, offeredUntil: offeredUntil?.toISOString() ?? null },
    isOpen,
    places,
  };
}

const toClaimView = ({ claimedAt, term }: LiveClaim) => ({
  state: term ? ('held' as const) : ('pending' as const),
  claimedAt: claimedAt.toISOString(),
  decidedBy: decidedBy(claimedAt).toISOString(),
  termEndsAt: term?.endsAt.toISOString() ?? null,
  lapsesAt: term ? lapsesAt(term).toISOString() : null,
  renewableFrom: term ? renewableFrom(term.endsAt).toISOString() : null,
});
