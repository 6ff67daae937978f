import { investingPaths } from '@/lib/domain/investing/investing-paths';
import type { CommitmentEnding } from '@/lib/domain/investing/rounds';
import type { Tx } from '@/lib/server/platform/db/pool';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import type { Round } from './rounds-repository';

type Person = { id: string; email: string; firstName: string };

const aboutRound = (round: Round, { firstName }: Person) => ({
  firstName,
  round: round.name,
  link: siteAddress() + investingPaths.round(round.slug),
  isSample: round.isSample,
});

export async function mailRoundOpen(tx: Tx, round: Round, people: readonly Person[]) {
  for (const person of people)
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: {
        template: 'round-open',
        to: person.email,
        data: { ...aboutRound(round, person), portal: platformOf(round).name },
      },
      dedupeKey: `round-open:${person.id}`,
    });
}

export async function mailRoundChanged(
  tx: Tx,
  round: Round,
  people: readonly Person[],
  { at, text, reconfirmBy }: { at: Date; text: string; reconfirmBy: Date },
) {
  const data = { text, reconfirmBy: reconfirmBy.toISOString() };
  for (const person of people)
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: { template: 'round-changed', to: person.email, data: { ...aboutRound(round, person), ...data } },
      dedupeKey: `round-changed:${person.id}:${at.toISOString()}`,
    });
}

export async function mailCommitmentEnded(
  tx: Tx,
  round: Round,
  people: readonly Person[],
  { ending, at }: { ending: CommitmentEnding; at: Date },
) {
  const data = { ending, portal: round.portalName ?? 'The platform', at: at.toISOString() };
  for (const person of people)
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: { template: 'commitment-ended', to: person.email, data: { ...aboutRound(round, person), ...data } },
      dedupeKey: `commitment-ended:${person.id}`,
    });
}

/** A round's registered intermediary; throws if it has none. */
export function platformOf({ id, portalName, portalUrl, portalRegistration }: Round) {
  if (!portalName || !portalUrl || !portalRegistration) throw new Error(`The round ${id} has no intermediary yet.`);
  return { name: portalName, url: portalUrl, registration: portalRegistration };
}
