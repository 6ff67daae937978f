import type { RoundDraft } from '@/lib/contracts/investing/round-operation';
import { notFound } from '@/lib/content/shared/messages';
import { endOfBusinessDays } from '@/lib/domain/shared/calendar/business-days';
import { randomId } from '@/lib/domain/shared/ids';
import { termsIn } from '@/lib/domain/investing/offering-terms';
import { cancelEnds, publicFrom, roundMoves, roundRules, type RoundState } from '@/lib/domain/investing/rounds';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { requireReconfirmation, updateHeldAmount } from './commitments-repository';
import { endOpenReservations, listReservers } from './reservations-repository';
import { insertRound, insertRoundChange, lockRound, updateRound, type Round } from './rounds-repository';
import { endAllCommitments, settleCommitments } from './round-endings';
import { mailRoundChanged, mailRoundOpen } from './round-mails';

/** Creates a round, or changes it before its first look. */
export async function saveRound({ deadlineAt, ...draft }: RoundDraft, origin: Origin) {
  return transaction(async (tx) => {
    const values = { ...draft, deadlineAt: deadlineAt === null ? null : new Date(deadlineAt) };
    if (values.targetCents < values.minimumCents) throw refuse('The target is below the minimum.');
    if (values.largestCents < values.smallestCents || values.largestCents > values.targetCents)
      throw refuse('The maximum amount must be between the minimum and the target.');
    requireNoTerms([values.name, values.issuer.about, ...values.known, ...values.risks]);
    const known = await lockRound(tx, draft.slug, 'update');
    if (known && known.state !== 'draft' && known.state !== 'testing-waters')
      throw refuse('A live round cannot be edited. Announce a material change instead.');
    const at = now();
    if (!known) await insertRound(tx, { ...values, id: randomId(), ...fresh(at) });
    else if (known.state !== 'draft' && known.firstLookHours !== draft.firstLookHours)
      throw refuse('The first look has started, so its times cannot change.');
    else await updateRound(tx, known.id, values);
    await audit(tx, 'round_saved', origin, { round: draft.slug });
    return known ?? { state: 'draft' as const, publicAt: null };
  });
}

/**
 * Rejects offering terms in texts: terms have their own fields, and other texts must not say more about them than a
 * notice may.
 */
function requireNoTerms(sentences: readonly string[]) {
  const bad = sentences.find((sentence) => termsIn(sentence).length > 0);
  if (bad !== undefined) throw refuse(`This text contains an offering term. Enter it in its own field: ${bad}`);
}

const fresh = (at: Date) => ({ state: 'draft' as const, stateAt: at, createdAt: at, isSample: false });

/** Moves a round to its next state, with all effects of the transition. Used by commands and by the job. */
export async function advanceRound(slug: string, to: RoundState, origin: Origin) {
  return transaction(async (tx) => {
    const round = await hold(tx, slug);
    const at = now();
    requireMove(round, to, at);
    const shown =
      to === 'testing-waters' ? { firstLookAt: at, publicAt: publicFrom(at, round.firstLookHours) } : undefined;
    await updateRound(tx, round.id, { state: to, stateAt: at, ...shown });
    if (to === 'live') await mailRoundOpen(tx, round, await listReservers(tx, round.id));
    if (to === 'cancelled') await endAllCommitments(tx, round, at);
    if (to === 'closed') await settleCommitments(tx, round, at);
    if (to === 'cancelled' || to === 'closed') await endOpenReservations(tx, round.id, at);
    await audit(tx, 'round_moved', origin, { round: slug, to });
    return { state: to, publicAt: shown?.publicAt ?? round.publicAt };
  });
}

function requireMove(round: Round, to: RoundState, at: Date) {
  const { state, deadlineAt, publicAt } = round;
  if (!roundMoves[state].includes(to)) throw refuse(`A ${state} round can only become ${nextOf(state)}, not ${to}.`);
  if (to === 'live') {
    if (!round.portalName || !round.portalUrl || !round.portalRegistration || !round.formCFiledOn)
      throw refuse('A live round needs its registered intermediary and the day on which Form C was filed.');
    if (!(round.priceCents ?? round.valuationCapCents) || !deadlineAt)
      throw refuse('A live round needs its price or valuation cap, and its deadline.');
    if (!publicAt || publicAt > at) throw refuse('The first look is not over yet.');
    if (deadlineAt.getTime() < at.getTime() + roundRules.publicDays * dayMs)
      throw refuse(`The deadline must be at least ${roundRules.publicDays} days away.`);
  }
  if (to === 'closing' && (!deadlineAt || at < cancelEnds(deadlineAt)))
    throw refuse(`A round can start closing only in its last ${roundRules.cancelHours} hours.`);
  if (to === 'closed' && (!deadlineAt || at < deadlineAt)) throw refuse('The deadline has not passed yet.');
}

const dayMs = 86_400_000;
const nextOf = (state: RoundState) => roundMoves[state].join(' or ') || 'nowhere';

/**
 * Announces a material change. If the time to reconfirm would exceed the deadline, the deadline is extended (17 CFR
 * 227.304(c)).
 */
export async function changeRound(slug: string, text: string, origin: Origin) {
  return transaction(async (tx) => {
    const round = await hold(tx, slug);
    const at = now();
    const { deadlineAt, state } = round;
    if ((state !== 'live' && state !== 'closing') || !deadlineAt || deadlineAt <= at)
      throw refuse('Only an open round can announce a material change.');
    const reconfirmBy = endOfBusinessDays(at, roundRules.reconfirmBusinessDays);
    const later = reconfirmBy > deadlineAt ? reconfirmBy : deadlineAt;
    await updateRound(tx, round.id, { deadlineAt: later });
    await insertRoundChange(tx, { roundId: round.id, at, text, reconfirmBy });
    const people = await requireReconfirmation(tx, round.id, reconfirmBy);
    await mailRoundChanged(tx, round, people, { at, text, reconfirmBy });
    await audit(tx, 'round_changed', origin, { round: slug });
    return { reconfirmBy: reconfirmBy.toISOString(), deadlineAt: later.toISOString(), asked: people.length };
  });
}

/** Stores the amount that the intermediary reports to hold for a commitment. */
export async function mirror(id: string, heldCents: number, asOf: Date, origin: Origin) {
  return transaction(async (tx) => {
    if (!(await updateHeldAmount(tx, id, heldCents, asOf))) throw new AppError('not_found', notFound);
    await audit(tx, 'commitment_mirrored', origin, { commitment: id });
    return { id, heldCents };
  });
}

async function hold(tx: Tx, slug: string) {
  const round = await lockRound(tx, slug, 'update');
  if (!round) throw new AppError('not_found', notFound);
  return round;
}

const audit = (
  tx: Tx,
  event: `round_${'saved' | 'moved' | 'changed'}` | 'commitment_mirrored',
  origin: Origin,
  detail: Record<string, string>,
) => recordAudit(tx, { event, result: 'ok', subject: null, origin, detail });

const refuse = (sentence: string) => new AppError('conflict', sentence);
