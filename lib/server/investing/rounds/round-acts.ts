import type { RoundInvestorStatus } from '@/lib/contracts/investing/rounds';
import { notFound } from '@/lib/content/shared/messages';
import { usdExact } from '@/lib/domain/shared/money';
import { randomId } from '@/lib/domain/shared/ids';
import { cancelEnds } from '@/lib/domain/investing/rounds';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { findPerson } from '@/lib/server/accounts/accounts-repository';
import { recordAudit, type AuditEvent } from '@/lib/server/platform/audit/audit-repository';
import { confirmCommitmentAgain, endCommitment, findCommitment, saveCommitment } from './commitments-repository';
import { endReservation, saveReservation } from './reservations-repository';
import { lockRound, type Round } from './rounds-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { mailCommitmentEnded } from './round-mails';
import { isRunning, isTestingWaters, investorStatusOf } from './round-investor-status';

/*
 * Investor actions on a round. None of them takes money: a reservation is non-binding, and a commitment is made on the
 * registered intermediary's platform and only mirrored here.
 */

/** An account's action on a round. */
export type RoundAct = { slug: string; accountId: string; origin: Origin };
type Whose = { roundId: string; accountId: string };

export const reserve = (act: RoundAct, amountCents: number) =>
  change(act, 'reservation_made', async (tx, round, whose, at) => {
    if (!isTestingWaters(round)) throw refuse('You can reserve only before the offering opens.');
    requireFitting(round, amountCents);
    await saveReservation(tx, { ...whose, id: randomId(), amountCents, reservedAt: at, legendAt: at });
  });

/** Withdraws a reservation; idempotent. */
export const withdrawReservation = (act: RoundAct) =>
  change(act, 'reservation_withdrawn', (tx, _, whose, at) => endReservation(tx, whose, 'cancelled', at));

export const continueToPortal = (act: RoundAct, amountCents: number) =>
  change(act, 'commitment_handed_over', async (tx, round, whose, at) => {
    if (!isRunning(round, at)) throw refuse('The offering is not open.');
    requireFitting(round, amountCents);
    const isPut = await saveCommitment(tx, { ...whose, id: randomId(), amountCents, handedOverAt: at });
    if (!isPut) throw refuse('The platform already holds your commitment. Change it there.');
    await endReservation(tx, whose, 'confirmed', at);
  });

export const cancelCommitment = (act: RoundAct) =>
  change(act, 'commitment_cancelled', async (tx, round, whose, at) => {
    const commitment = await findCommitment(tx, whose);
    if (!commitment || commitment.ending !== null) return;
    if (!round.deadlineAt || at >= cancelEnds(round.deadlineAt))
      throw refuse('You can no longer cancel: the deadline is less than 48 hours away.');
    await endCommitment(tx, whose, 'withdrawn', at);
    const person = await findPerson(tx, act.accountId);
    if (person) await mailCommitmentEnded(tx, round, [{ ...person, id: commitment.id }], { ending: 'withdrawn', at });
  });

export const reconfirm = (act: RoundAct) =>
  change(act, 'commitment_reconfirmed', async (tx, _, whose, at) => {
    if (!(await confirmCommitmentAgain(tx, whose, at)))
      throw refuse('There is nothing to reconfirm, or the time to reconfirm has passed.');
  });

/**
 * Runs an action with what all actions share: rate limit, lock of the round, and audit entry. Returns the investor's
 * new status.
 */
async function change(
  { slug, accountId, origin }: RoundAct,
  event: AuditEvent['event'],
  work: (tx: Tx, round: Round, whose: Whose, at: Date) => Promise<void>,
): Promise<RoundInvestorStatus> {
  await enforceLimits([{ limit: 'roundChangesByAccount', key: accountId }], origin);
  return transaction(async (tx) => {
    const round = await lockRound(tx, slug, 'share');
    const at = now();
    if (!round || round.state === 'draft' || !round.firstLookAt || round.firstLookAt > at)
      throw new AppError('not_found', notFound);
    await work(tx, round, { roundId: round.id, accountId }, at);
    await recordAudit(tx, { event, result: 'ok', subject: accountId, origin, detail: { round: slug } });
    return investorStatusOf(round, accountId, tx);
  });
}

function requireFitting({ smallestCents, largestCents }: Round, amountCents: number) {
  if (amountCents >= smallestCents && amountCents <= largestCents) return;
  const sentence = `Please choose an amount from ${usdExact(smallestCents)} to ${usdExact(largestCents)}`;
  throw new AppError('bad_request', sentence, { fields: { amountCents: sentence } });
}

const refuse = (sentence: string) => new AppError('conflict', sentence);
