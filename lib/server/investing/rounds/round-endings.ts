import { cancelEnds } from '@/lib/domain/investing/rounds';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { cancelUnconfirmed, endCommitmentsOf } from './commitments-repository';
import { lockRound, updateRound, type Round } from './rounds-repository';
import { mailCommitmentEnded } from './round-mails';

/** Ends all commitments of a canceled round. */
export async function endAllCommitments(tx: Tx, round: Round, at: Date) {
  const ending = 'round-cancelled' as const;
  const ended = await endCommitmentsOf(tx, round.id, { ending, at });
  if (ended.length > 0) await mailCommitmentEnded(tx, round, ended, { ending, at });
}

/** Ends the commitments of a closed round: completed if the intermediary holds the money, dropped otherwise. */
export async function settleCommitments(tx: Tx, round: Round, at: Date) {
  for (const [which, ending] of [
    ['held', 'completed'],
    ['not-held', 'not-held'],
  ] as const) {
    const ended = await endCommitmentsOf(tx, round.id, { ending, at, which });
    if (ended.length > 0) await mailCommitmentEnded(tx, round, ended, { ending, at });
  }
}

/** Cancels commitments that were not reconfirmed in time, and returns how many. */
export async function cancelUnconfirmedCommitments(slug: string): Promise<number> {
  return transaction(async (tx) => {
    const round = await lockRound(tx, slug, 'update');
    if (!round) return 0;
    const at = now();
    const ended = await cancelUnconfirmed(tx, round.id, at);
    await mailCommitmentEnded(tx, round, ended, { ending: 'not-reconfirmed', at });
    return ended.length;
  });
}

/** Moves a live round to closing if it is in its last 48 hours. */
export async function beginClosing(slug: string) {
  await transaction(async (tx) => {
    const round = await lockRound(tx, slug, 'update');
    const at = now();
    if (round?.state !== 'live' || !round.deadlineAt || at < cancelEnds(round.deadlineAt)) return;
    await updateRound(tx, round.id, { state: 'closing', stateAt: at });
  });
}
