import { randomId } from '@/lib/domain/ids';
import { publicFrom } from '@/lib/domain/rounds';
import { now } from '@/lib/server/clock';
import { db } from '@/lib/server/db/pool';
import { rounds } from '@/lib/server/db/schema/rounds';

let made = 0;
const dayMs = 86_400_000;

/** A round that everybody sees, live for another thirty days. */
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
