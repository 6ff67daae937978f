import type { Commitment, OwnRounds, RoundInvestorStatus } from '@/lib/contracts/investing/rounds';
import { addMonths } from '@/lib/domain/shared/calendar/calendar-months';
import { cancelEnds } from '@/lib/domain/investing/rounds';
import { now } from '@/lib/server/platform/clock';
import { db, type Handle } from '@/lib/server/platform/db/pool';
import { findCommitment, listCommitmentsOf, sumCommittedSince, type CommitmentRow } from './commitments-repository';
import { findReservation, listReservationsOf } from './reservations-repository';
import { listRoundChanges, type Round } from './rounds-repository';
import { platformOf } from './round-mails';
import { findVisibleRound } from './rounds';

/** Whether the intermediary takes commitments, which it does from the opening to the deadline. */
export const isRunning = ({ state, deadlineAt }: Round, at: Date) =>
  (state === 'live' || state === 'closing') && deadlineAt !== null && at < deadlineAt;

export const isTestingWaters = ({ state }: Round) => state === 'testing-waters';

export const readInvestorStatus = async (slug: string, accountId: string) =>
  investorStatusOf(await findVisibleRound(slug, 'investor'), accountId);

export async function investorStatusOf(
  round: Round,
  accountId: string,
  handle: Handle = db(),
): Promise<RoundInvestorStatus> {
  const whose = { roundId: round.id, accountId };
  const reservation = await findReservation(handle, whose);
  const commitment = await findCommitment(handle, whose);
  const changes = commitment ? await listRoundChanges(handle, round.id, commitment.handedOverAt) : [];
  return {
    state: round.state,
    isSample: round.isSample,
    smallestCents: round.smallestCents,
    largestCents: round.largestCents,
    canReserve: isTestingWaters(round),
    canHandOver: isRunning(round, now()),
    cancelUntil: cancelUntilOf(round),
    portal: portalOf(round),
    reservation: reservation && {
      amountCents: reservation.amountCents,
      reservedAt: reservation.reservedAt.toISOString(),
    },
    commitment: commitment && commitmentOf(commitment),
    changes: changes.map(({ at, text, reconfirmBy }) => ({
      at: at.toISOString(),
      text,
      reconfirmBy: reconfirmBy.toISOString(),
    })),
    yearCents: await sumCommittedSince(handle, accountId, yearBefore(now())),
  };
}

export async function readOwnRounds(accountId: string): Promise<OwnRounds> {
  const at = now();
  const [reserved, committed, yearCents] = [
    await listReservationsOf(db(), accountId),
    await listCommitmentsOf(db(), accountId),
    await sumCommittedSince(db(), accountId, yearBefore(at)),
  ];
  return {
    reservations: reserved.map(({ reservation, round }) => ({
      amountCents: reservation.amountCents,
      reservedAt: reservation.reservedAt.toISOString(),
      round: namedOf(round),
    })),
    commitments: committed.map(({ commitment, round }) => ({
      ...commitmentOf(commitment),
      round: namedOf(round),
      cancelUntil: cancelUntilOf(round),
      portal: portalOf(round),
    })),
    yearCents,
    asOf: at.toISOString(),
  };
}

const yearBefore = (at: Date) => addMonths(at, -12);

const commitmentOf = (row: CommitmentRow): Commitment => ({
  amountCents: row.amountCents,
  handedOverAt: row.handedOverAt.toISOString(),
  heldCents: row.heldCents,
  heldAsOf: row.heldAsOf?.toISOString() ?? null,
  reconfirmBy: row.reconfirmBy?.toISOString() ?? null,
  ending: row.ending,
  endedAt: row.endedAt?.toISOString() ?? null,
});

const namedOf = ({ slug, name, state, isSample }: Round) => ({ slug, name, state, isSample });
const cancelUntilOf = ({ deadlineAt }: Round) => (deadlineAt ? cancelEnds(deadlineAt).toISOString() : null);
const portalOf = (round: Round) =>
  round.portalName && round.portalUrl && round.portalRegistration ? platformOf(round) : null;
