import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import type { RoundCard, RoundPage } from '@/lib/contracts/investing/rounds';
import { notFound } from '@/lib/content/shared/messages';
import { isOver } from '@/lib/domain/investing/rounds';
import { now } from '@/lib/server/platform/clock';
import { db, type Handle } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import {
  findSeenRound,
  listRoundMoves,
  listRounds,
  sumHeld,
  type RoundAudience,
  type Round,
} from './rounds-repository';
import { sumReserved } from './reservations-repository';
import { platformOf } from './round-mails';

/** Investors see a round from its first look, other visitors later. */
export const audienceOf = (kind: AccountKind | undefined): RoundAudience =>
  kind === 'investor' ? 'investor' : 'everybody';

export async function readRounds(kind: AccountKind | undefined) {
  const at = now();
  const seen = await listRounds(db(), audienceOf(kind), at);
  return { items: seen.map(cardOf), asOf: at.toISOString() };
}

/** A round that the audience can see now; throws 404 for any other. */
export async function findVisibleRound(slug: string, eyes: RoundAudience, handle: Handle = db()): Promise<Round> {
  const round = await findSeenRound(handle, slug, eyes, now());
  if (!round) throw new AppError('not_found', notFound);
  return round;
}

export async function readRound(slug: string, kind: AccountKind | undefined): Promise<RoundPage> {
  const round = await findVisibleRound(slug, audienceOf(kind));
  const moves = await listRoundMoves(db(), round.id);
  const common = {
    ...cardOf(round),
    moves: moves.map(({ at, to }) => ({ at: at.toISOString(), to })),
    asOf: now().toISOString(),
  };
  if (isOver(round.state)) return { ...common, phase: 'over' };
  if (round.state === 'testing-waters') return { ...common, ...(await plansOf(round)), phase: 'interest' };
  return { ...common, ...(await noticeOf(round)), phase: 'notice' };
}

const termsOf = ({ security, priceCents, valuationCapCents, minimumCents, targetCents, useOfProceeds }: Round) => ({
  security,
  priceCents,
  valuationCapCents,
  minimumCents,
  targetCents,
  useOfProceeds,
});

async function plansOf(round: Round) {
  const { known, risks, documents, smallestCents, largestCents, deadlineAt } = round;
  return {
    ...termsOf(round),
    known,
    risks,
    documents,
    smallestCents,
    largestCents,
    deadlineAt: deadlineAt && deadlineAt.toISOString(),
    reserved: await sumReserved(db(), round.id),
  };
}

/**
 * A live round's notice, limited to what 17 CFR 227.204(b) allows. Facts and risks are on the intermediary's platform.
 */
async function noticeOf(round: Round) {
  const { priceCents, valuationCapCents, deadlineAt, formCFiledOn, issuer } = round;
  if (!(priceCents ?? valuationCapCents) || !deadlineAt || !formCFiledOn)
    throw new Error(`The live round ${round.id} is missing terms.`);
  const { legalName, address, phone, website, email } = issuer;
  const held = await sumHeld(db(), round.id);
  return {
    portal: platformOf(round),
    issuer: { legalName, address, phone, website, email },
    ...termsOf(round),
    deadlineAt: deadlineAt.toISOString(),
    held: held && { cents: held.cents, asOf: held.asOf.toISOString() },
    formCFiledOn,
  };
}

function cardOf({ slug, name, issuer, state, stateAt, firstLookAt, publicAt, isSample, id }: Round): RoundCard {
  if (!firstLookAt || !publicAt) throw new Error(`The round ${id} is public but was never announced.`);
  const dates = {
    stateAt: stateAt.toISOString(),
    firstLookAt: firstLookAt.toISOString(),
    publicAt: publicAt.toISOString(),
  };
  return { slug, name, about: issuer.about, state, ...dates, isSample };
}
