import { cancelEnds } from '@/lib/domain/rounds';
import { now } from '../clock';
import { transaction, type Tx } from '../db/pool';
import { cancelLate, endCommitmentsOf } from '../repositories/commitments';
import { lockRound, updateRound, type Round } from '../repositories/rounds';
import { mailCommitmentEnded } from './round-mails';

/** A round that was called off ends every commitment in it. */
export async function endAllCommitments(tx: Tx, round: Round, at: Date) {
  const ending = 'round-cancelled' as const;
  const ended = await endCommitmentsOf(tx, round.id, { ending, at });
  if (ended.length > 0) await mailCommitmentEnded(tx, round, ended, { ending, at });
}

/** A round that has closed completes what the intermediary holds, and drops what it never held. */
export async function settleCommitments(tx: Tx, round: Round, at: Date) {
  for (const [which, ending] of [
    ['held', 'completed'],
    ['not-held', 'not-held'],
  ] as const) {
    const ended = await endCommitmentsOf(tx, round.id, { ending, at, which });
    if (ended.length > 0) await mailCommitmentEnded(tx, round, ended, { ending, at });
  }
}

/** Cancels what nobody confirmed anew in time; answers how many that were. */
export async function dropLateCommitments(slug: string): Promise<number> {
  return transaction(async (tx) => {
    const round = await lockRound(tx, slug, 'update');
    if (!round) return 0;
    const at = now();
    const ended = await cancelLate(tx, round.id, at);
    await mailCommitmentEnded(tx, round, ended, { ending: 'not-reconfirmed', at });
    return ended.length;
  });
}

/** A live round in its last 48 hours is closing. */
export async function beginClosing(slug: string) {
  await transaction(async (tx) => {
    const round = await lockRound(tx, slug, 'update');
    const at = now();
    if (round?.state !== 'live' || !round.deadlineAt || at < cancelEnds(round.deadlineAt)) return;
    await updateRound(tx, round.id, { state: 'closing', stateAt: at });
  });
}
