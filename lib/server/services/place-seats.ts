import { notFound } from '@/lib/content/messages';
import {
  decidedBy,
  lapsesAt,
  offerEnds,
  stateAfter,
  warnsAt,
  type ClaimEnding,
  type LiveClaim,
  type Seat,
} from '@/lib/domain/places';
import type { Tx } from '../db/pool';
import { AppError } from '../errors';
import {
  changeClaim,
  endClaim,
  findLiveClaim,
  lockPlace,
  setPlaceState,
  type ClaimRow,
} from '../repositories/place-claims';
import { recordPlaceEvent } from '../repositories/place-history';
import { findOffer, offerToNext } from '../repositories/place-waiting';
import { putPlaceMail } from './place-mails';

export type HeldSeat = { placeId: string; seat: Seat; sitting: Awaited<ReturnType<typeof findLiveClaim>> };
export type Sitting = NonNullable<HeldSeat['sitting']>;

/** Locks a place and reads who sits on it: two statements, because what was read while waiting for a lock is old. */
export async function holdSeat(tx: Tx, placeId: string): Promise<HeldSeat> {
  if (!(await lockPlace(tx, placeId))) throw new AppError('not_found', notFound);
  const sitting = await findLiveClaim(tx, placeId);
  const offer = sitting ? null : await findOffer(tx, placeId);
  return {
    placeId,
    sitting,
    seat: { claim: sitting && toLiveClaim(sitting.claim), offeredTo: offer?.accountId ?? null },
  };
}

export const toLiveClaim = ({ accountId, claimedAt, confirmedAt, termEndsAt, lastReportAt }: ClaimRow): LiveClaim => ({
  accountId,
  claimedAt,
  // A leader who has not reported yet has been silent since they were confirmed.
  term: confirmedAt && termEndsAt && { endsAt: termEndsAt, lastReportAt: lastReportAt ?? confirmedAt },
});

/** When the clock next has something to do with a claim. */
export const dueAt = ({ claimedAt, term }: LiveClaim, isWarned: boolean) =>
  term ? (isWarned ? lapsesAt(term) : warnsAt(term)) : decidedBy(claimedAt);

/** Changes a claim's dates; a lapse that has moved away is warned of anew. */
export async function moveClaim(
  tx: Tx,
  { claim }: Sitting,
  changes: Partial<Pick<ClaimRow, 'confirmedAt' | 'termEndsAt' | 'lastReportAt'>>,
) {
  const moved = toLiveClaim({ ...claim, ...changes });
  await changeClaim(tx, claim.id, { ...changes, warnedAt: null, dueAt: dueAt(moved, false) });
}

/** Ends whoever sits on a place, tells them why, and offers it to the next. */
export async function emptySeat(
  tx: Tx,
  { placeId, sitting }: HeldSeat,
  { ending, at }: { ending: ClaimEnding; at: Date },
) {
  if (!sitting) return;
  const { claim } = sitting;
  const state = stateAfter(toLiveClaim(claim));
  await endClaim(tx, claim.id, { ending, at });
  await setPlaceState(tx, placeId, state);
  await recordPlaceEvent(tx, { placeId, at, event: ending, claimId: claim.id });
  if (ending !== 'withdrawn' && !sitting.isGone) {
    await putPlaceMail(tx, { template: 'place-ended', person: sitting, placeId, key: claim.id, data: { ending } });
  }
  await offerNext(tx, placeId, at);
}

/** Offers an empty place to the first of its list, by mail. */
export async function offerNext(tx: Tx, placeId: string, at: Date) {
  const offeredUntil = offerEnds(at);
  const next = await offerToNext(tx, placeId, offeredUntil);
  if (!next) return;
  await recordPlaceEvent(tx, { placeId, at, event: 'offered' });
  await putPlaceMail(tx, {
    template: 'place-offered',
    person: next,
    placeId,
    key: String(next.number),
    data: { until: offeredUntil.toISOString() },
  });
}
