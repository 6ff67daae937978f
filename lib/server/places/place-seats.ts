import { notFound } from '@/lib/content/shared/messages';
import {
  decidedBy,
  lapsesAt,
  offerEnds,
  stateAfter,
  warnsAt,
  type ClaimEnding,
  type LiveClaim,
  type Seat,
} from '@/lib/domain/places/places';
import type { Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import {
  updateClaim,
  endClaim,
  findLiveClaim,
  lockPlace,
  updatePlaceState,
  type ClaimRow,
} from './place-claims-repository';
import { recordPlaceEvent } from './place-history-repository';
import { findOffer, deleteWaitingEntry, offerToNext } from './place-waiting-repository';
import { enqueuePlaceMail } from './place-mails';

export type LockedSeat = { placeId: string; seat: Seat; sitting: Awaited<ReturnType<typeof findLiveClaim>> };
export type SeatHolder = NonNullable<LockedSeat['sitting']>;

/**
 * Locks a place and then reads its owner, in two statements: data read while waiting for the lock could be outdated.
 */
export async function lockSeat(tx: Tx, placeId: string): Promise<LockedSeat> {
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
  // Until the first report, the term counts from the confirmation.
  term: confirmedAt && termEndsAt && { endsAt: termEndsAt, lastReportAt: lastReportAt ?? confirmedAt },
});

/** When the job must process a claim next. */
export const dueAt = ({ claimedAt, term }: LiveClaim, isWarned: boolean) =>
  term ? (isWarned ? lapsesAt(term) : warnsAt(term)) : decidedBy(claimedAt);

/** Changes a claim's dates and reschedules its next step. The owner can then be warned again. */
export async function transitionClaim(
  tx: Tx,
  { claim }: SeatHolder,
  changes: Partial<Pick<ClaimRow, 'confirmedAt' | 'termEndsAt' | 'lastReportAt'>>,
) {
  const moved = toLiveClaim({ ...claim, ...changes });
  await updateClaim(tx, claim.id, { ...changes, warnedAt: null, dueAt: dueAt(moved, false) });
}

/** Ends the claim on a place, emails the owner the reason, and offers the place to the next member. */
export async function emptySeat(
  tx: Tx,
  { placeId, sitting }: LockedSeat,
  { ending, at }: { ending: ClaimEnding; at: Date },
) {
  if (!sitting) return;
  const { claim } = sitting;
  const state = stateAfter(toLiveClaim(claim));
  await endClaim(tx, claim.id, { ending, at });
  await updatePlaceState(tx, placeId, state);
  await recordPlaceEvent(tx, { placeId, at, event: ending, claimId: claim.id });
  if (ending !== 'withdrawn' && !sitting.isGone) {
    await enqueuePlaceMail(tx, { template: 'place-ended', person: sitting, placeId, key: claim.id, data: { ending } });
  }
  await offerNext(tx, placeId, at);
}

/** Removes an account from a place that it owns, has claimed or is offered, and offers the place to the next member. */
export async function vacateSeat(tx: Tx, held: LockedSeat, { accountId, at }: { accountId: string; at: Date }) {
  const { placeId, sitting, seat } = held;
  if (sitting?.claim.accountId === accountId) return emptySeat(tx, held, { ending: 'withdrawn', at });
  if (seat.offeredTo !== accountId) return;
  await deleteWaitingEntry(tx, { placeId, accountId });
  await offerNext(tx, placeId, at);
}

/** Offers an empty place to the first member on its waiting list, by email. */
export async function offerNext(tx: Tx, placeId: string, at: Date) {
  const offeredUntil = offerEnds(at);
  const next = await offerToNext(tx, placeId, offeredUntil);
  if (!next) return;
  await recordPlaceEvent(tx, { placeId, at, event: 'offered' });
  await enqueuePlaceMail(tx, {
    template: 'place-offered',
    person: next,
    placeId,
    key: String(next.number),
    data: { until: offeredUntil.toISOString() },
  });
}
