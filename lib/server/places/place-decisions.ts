import type { placeDecisions } from '@/lib/contracts/places/place-decisions';
import { notFound } from '@/lib/content/shared/messages';
import { lapsesAt, stateAfter, termAfter, type PlaceState } from '@/lib/domain/places/places';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { updateClaim, updatePlaceState } from './place-claims-repository';
import { hideReport, recordPlaceEvent } from './place-history-repository';
import { enqueuePlaceMail } from './place-mails';
import {
  dueAt,
  emptySeat,
  lockSeat,
  transitionClaim,
  toLiveClaim,
  type LockedSeat,
  type SeatHolder,
} from './place-seats';

export type PlaceDecision = (typeof placeDecisions)[number];

/** Applies the operator's decision about the owner of a place. */
export async function decidePlace(placeId: string, decision: PlaceDecision, origin: Origin): Promise<PlaceState> {
  return transaction(async (tx) => {
    const held = await lockSeat(tx, placeId);
    const { sitting, seat } = held;
    if (!sitting) throw new AppError('conflict', 'This place has no claim.');
    const isConfirmed = seat.claim?.term !== null;
    if ((decision === 'release') !== isConfirmed)
      throw new AppError('conflict', isConfirmed ? 'This claim is already confirmed.' : 'This claim is not confirmed.');
    const at = now();
    if (decision === 'confirm') await confirmClaim(tx, placeId, sitting, at);
    else await emptySeat(tx, held, { ending: decision === 'reject' ? 'rejected' : 'released', at });
    const subject = sitting.claim.accountId;
    await recordAudit(tx, {
      event: 'place_decided',
      result: 'ok',
      subject,
      origin,
      detail: { place: placeId, decision },
    });
    return decision === 'confirm' ? 'held' : stateAfter(toLiveClaim(sitting.claim));
  });
}

export async function hideReportWithAudit(id: string, origin: Origin) {
  const place = await hideReport(db(), id, now());
  if (!place) throw new AppError('not_found', notFound);
  await recordAudit(db(), {
    event: 'place_report_hidden',
    result: 'ok',
    subject: null,
    origin,
    detail: { report: id },
  });
  return place;
}

/** Runs the next scheduled step of a place, if it is still due. */
export async function processDuePlace(tx: Tx, placeId: string, at: Date) {
  const held = await lockSeat(tx, placeId);
  if (held.sitting) await processDueClaim(tx, held, held.sitting, at);
}

async function processDueClaim(tx: Tx, held: LockedSeat, sitting: SeatHolder, at: Date) {
  const { claim } = sitting;
  if (claim.dueAt > at) return;
  const { term } = toLiveClaim(claim);
  if (sitting.isGone) return emptySeat(tx, held, { ending: 'released', at });
  if (!term) return confirmClaim(tx, held.placeId, sitting, at);
  if (lapsesAt(term) <= at) return emptySeat(tx, held, { ending: 'lapsed', at });
  await updateClaim(tx, claim.id, { warnedAt: at, dueAt: dueAt(toLiveClaim(claim), true) });
  const lapse = lapsesAt(term).toISOString();
  await enqueuePlaceMail(tx, {
    template: 'place-warning',
    person: sitting,
    placeId: held.placeId,
    key: `${claim.id}:${lapse}`,
    data: { lapsesAt: lapse, isTermOver: lapse === term.endsAt.toISOString() },
  });
}

async function confirmClaim(tx: Tx, placeId: string, sitting: SeatHolder, at: Date) {
  const termEndsAt = termAfter(at);
  await transitionClaim(tx, sitting, { confirmedAt: at, termEndsAt });
  await updatePlaceState(tx, placeId, 'held');
  await recordPlaceEvent(tx, { placeId, at, event: 'confirmed', claimId: sitting.claim.id });
  const data = { termEndsAt: termEndsAt.toISOString() };
  await enqueuePlaceMail(tx, { template: 'place-confirmed', person: sitting, placeId, key: sitting.claim.id, data });
}
