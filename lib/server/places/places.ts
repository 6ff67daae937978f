import { randomId } from '@/lib/domain/shared/ids';
import { meetingDayWrong } from '@/lib/content/places/leader-panel';
import type { NameDisplay } from '@/lib/domain/shared/name-displays';
import { answerClaim, decidedBy, isMeetingDay, placeRules, renewableFrom, termAfter } from '@/lib/domain/places/places';
import { cityOf } from '@/lib/domain/places/city-parts';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit, type AuditEvent } from '@/lib/server/platform/audit/audit-repository';
import { countClaimsOf, insertClaim, lockMember, updatePlaceState } from './place-claims-repository';
import { insertReport, recordPlaceEvent } from './place-history-repository';
import { countWaitingOf, findWaiting, insertWaitingEntry, deleteWaitingEntry } from './place-waiting-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { enqueuePlaceMail } from './place-mails';
import { emptySeat, lockSeat, transitionClaim, offerNext, type LockedSeat } from './place-seats';
import { readMemberStatus } from './place-views';

/** An account's action on a place. */
export type Act = { placeId: string; accountId: string; origin: Origin };

/**
 * Claims a place. The first claim to lock the place gets it, with the unique index as a second safeguard; later ones
 * join the waiting list in order.
 */
export async function claimPlace(act: Act, display: NameDisplay) {
  return change(act, 'place_claimed', async (tx, held, at) => {
    const answer = answerClaim(held.seat, act.accountId);
    if (answer === 'leads') return;
    refusePart(act);
    if (answer === 'taken') return enqueue(tx, act, display, at);
    if ((await countClaimsOf(tx, act.accountId)) >= placeRules.placesPerMember)
      throw refuse(`You can lead up to ${placeRules.placesPerMember} places. Give one up first.`);
    const id = randomId();
    const isFirst = await insertClaim(tx, { ...act, id, display, claimedAt: at, dueAt: decidedBy(at) });
    if (!isFirst) throw new Error(`${act.placeId} was claimed despite the lock.`);
    await deleteWaitingEntry(tx, act);
    await updatePlaceState(tx, act.placeId, 'pending');
    await recordPlaceEvent(tx, { placeId: act.placeId, at, event: 'claimed', claimId: id });
    const { sitting } = await lockSeat(tx, act.placeId);
    if (sitting)
      await enqueuePlaceMail(tx, {
        template: 'place-claimed',
        person: sitting,
        placeId: act.placeId,
        key: id,
        data: { decidedBy: decidedBy(at).toISOString() },
      });
  });
}

/** Withdraws a claim or gives up a place; idempotent. */
export const withdrawClaim = (act: Act) =>
  change(act, 'place_withdrawn', async (tx, held, at) => {
    if (held.seat.claim?.accountId === act.accountId) await emptySeat(tx, held, { ending: 'withdrawn', at });
  });

export const joinWaitingList = (act: Act, display: NameDisplay) =>
  change(act, 'place_waiting_joined', async (tx, { seat }, at) => {
    const answer = answerClaim(seat, act.accountId);
    if (answer === 'leads') throw refuse('You already lead or claimed this place.');
    refusePart(act);
    if (answer === 'open') throw refuse('This place is available. You can claim it now.');
    await enqueue(tx, act, display, at);
  });

export const leaveWaitingList = (act: Act) =>
  change(act, 'place_waiting_left', async (tx, { seat }, at) => {
    const wasThere = await deleteWaitingEntry(tx, act);
    if (wasThere && seat.offeredTo === act.accountId) await offerNext(tx, act.placeId, at);
  });

export const renewTerm = (act: Act) =>
  change(act, 'place_renewed', async (tx, held, at) => {
    const { sitting, term } = leading(held, act);
    if (at < renewableFrom(term.endsAt))
      throw refuse(`You can renew in the last ${placeRules.renewalDays} days of your term.`);
    await transitionClaim(tx, sitting, { termEndsAt: termAfter(term.endsAt) });
    await recordPlaceEvent(tx, { placeId: act.placeId, at, event: 'renewed', claimId: sitting.claim.id });
  });

type Report = { text: string; meetsOn?: string | undefined };

/** Stores a short report and, if it announces a meeting, the meeting's day: from today up to a year ahead. */
export async function fileReport(act: Act, { text, meetsOn }: Report) {
  await enforceLimits([{ limit: 'placeReportsByAccount', key: act.accountId }], act.origin);
  return change(act, 'place_reported', async (tx, held, at) => {
    const { sitting } = leading(held, act);
    const { placeId } = act;
    if (meetsOn !== undefined && !isMeetingDay(meetsOn, at))
      throw new AppError('bad_request', meetingDayWrong, { fields: { meetsOn: meetingDayWrong } });
    await insertReport(tx, { id: randomId(), placeId, claimId: sitting.claim.id, text, at, meetsOn });
    await transitionClaim(tx, sitting, { lastReportAt: at });
    await recordPlaceEvent(tx, { placeId, at, event: 'reported', claimId: sitting.claim.id });
  });
}

/**
 * Runs a change with what all changes share: rate limit, locks in order, and audit entry. Returns the member's status,
 * read in the same transaction so that concurrent callers see who has the place.
 */
async function change(
  { placeId, accountId, origin }: Act,
  event: AuditEvent['event'],
  work: (tx: Tx, held: LockedSeat, at: Date) => Promise<void>,
) {
  await enforceLimits([{ limit: 'placeChangesByAccount', key: accountId }], origin);
  return transaction(async (tx) => {
    await lockMember(tx, accountId);
    const held = await lockSeat(tx, placeId);
    await work(tx, held, now());
    await recordAudit(tx, { event, result: 'ok', subject: accountId, origin, detail: { place: placeId } });
    return readMemberStatus(placeId, accountId, tx);
  });
}

async function enqueue(tx: Tx, { placeId, accountId }: Act, display: NameDisplay, joinedAt: Date) {
  if (await findWaiting(tx, { placeId, accountId })) return;
  if ((await countWaitingOf(tx, accountId)) >= placeRules.waitingPerMember)
    throw refuse(`You can join up to ${placeRules.waitingPerMember} waiting lists. Leave one first.`);
  await insertWaitingEntry(tx, { placeId, accountId, display, joinedAt });
}

function leading({ sitting, seat }: LockedSeat, { accountId }: Act) {
  if (!sitting || !seat.claim || seat.claim.accountId !== accountId)
    throw new AppError('forbidden', 'Only the owner of this place can do that.');
  if (!seat.claim.term) throw refuse('Your claim is not confirmed yet.');
  return { sitting, term: seat.claim.term };
}

/** Rejects a place that is part of a city and comes from an earlier list: it keeps its owner and gets no new one. */
function refusePart({ placeId }: Act) {
  if (cityOf(placeId.replace('cities/', '')))
    throw refuse('This place is part of a larger city. Claim the city instead.');
}

const refuse = (sentence: string) => new AppError('conflict', sentence);
