import { roundOperationContract as operation } from '@/lib/contracts/investing/round-operation';
import { roundsContract } from '@/lib/contracts/investing/rounds';
import { randomId } from '@/lib/domain/shared/ids';
import { publicFrom, type RoundState } from '@/lib/domain/investing/rounds';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { rounds } from '@/lib/server/platform/db/schema/rounds';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';

let made = 0;
const dayMs = 86_400_000;

/** Inserts a public round that is live for another 30 days. */
export async function addRound(changes: Partial<typeof rounds.$inferInsert> = {}) {
  made += 1;
  const at = now();
  const firstLookAt = changes.firstLookAt ?? new Date(at.getTime() - 10 * dayMs);
  const firstLookHours = changes.firstLookHours ?? 48;
  const round: typeof rounds.$inferInsert = {
    id: randomId(),
    slug: `round-${made}`,
    name: `Round ${made}`,
    state: 'live',
    stateAt: at,
    createdAt: at,
    firstLookHours,
    firstLookAt,
    publicAt: publicFrom(firstLookAt, firstLookHours),
    deadlineAt: new Date(at.getTime() + 30 * dayMs),
    minimumCents: 5_000_000,
    targetCents: 25_000_000,
    smallestCents: 10_000,
    largestCents: 1_000_000,
    security: 'Common stock',
    priceCents: 125,
    useOfProceeds: 'Two engineers for a year.',
    issuer: {
      legalName: 'Example Issuer, Inc.',
      address: '1 Example Street, Austin, TX',
      phone: '(512) 555-0100',
      website: 'https://issuer.example',
      email: 'round@issuer.example',
      about: 'Makes examples.',
    },
    known: ['It makes examples.'],
    risks: ['Nobody may want examples.'],
    documents: [{ title: 'Form C', href: 'https://portal.example/form-c' }],
    portalName: 'Example Portal LLC',
    portalUrl: 'https://portal.example/round',
    portalRegistration: 'SEC 007-00000',
    formCFiledOn: '2026-11-01',
    isSample: false,
    ...changes,
  };
  await db().insert(rounds).values(round);
  return { id: round.id, slug: round.slug, round };
}

/** An investor's calls about a round. */
export const roundActs = ({ from, token: bearer }: Pick<Member, 'from' | 'token'>, slug: string) => {
  const params = { slug };
  return {
    read: () => from.ask(roundsContract.read, { params, bearer }),
    investorStatus: async () => (await from.ask(roundsContract.investorStatus, { params, bearer })).answer,
    reserve: (amountCents = 50_000) =>
      from.ask(roundsContract.reserve, { params, bearer, body: { amountCents, hasReadLegend: true } }),
    withdraw: () => from.ask(roundsContract.withdraw, { params, bearer }),
    handOver: (amountCents = 50_000) =>
      from.ask(roundsContract.continueToPortal, { params, bearer, body: { amountCents } }),
    cancel: () => from.ask(roundsContract.cancel, { params, bearer }),
    reconfirm: () => from.ask(roundsContract.reconfirm, { params, bearer }),
  };
};

export const registerInvestor = () => registerMember({ kind: 'investor' });
const operator = () => ({ bearer: settings().opsToken });

export const operate = (slug: string) => ({
  move: (to: RoundState) => visitor().ask(operation.move, { ...operator(), params: { slug }, body: { to } }),
  change: (text = 'The price per share is $1.40 now.') =>
    visitor().ask(operation.change, { ...operator(), params: { slug }, body: { text } }),
  commitments: async () =>
    (await visitor().ask(operation.commitments, { ...operator(), params: { slug } })).answer.items,
  hold: (id: string, heldCents: number) =>
    visitor().ask(operation.mirror, {
      ...operator(),
      params: { id },
      body: { heldCents, asOf: now().toISOString() },
    }),
});
