import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import type { AccountApplication } from '@/lib/contracts/brokerage/application';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { toApplication } from '@/lib/domain/brokerage/application/to-application';
import { pool } from '@/lib/server/platform/db/pool';
import { findSimulatedAccounts } from '@/lib/server/brokerage/application/simulated-brokers-repository';
import { unseal, type SealedPlace } from '@/lib/server/platform/sealing/sealed';
import { goodAnswers } from './application-answers';
import type { Extras } from '@/tests/support/api/api';
import type { Member } from '@/tests/support/database/factories';

/** The request body that the form creates from valid answers. */
export const applicationBody = (changes: Answers = {}) =>
  toApplication(goodAnswers(changes), new Date().toISOString()) as AccountApplication;

/** Submits an application with the member's own email address. */
export const send = (member: Member, changes: Answers = {}, extras: Extras = {}) =>
  member.from.ask(brokerageContract.open, {
    body: applicationBody({ email: member.email, ...changes }),
    bearer: member.token,
    ...extras,
  });

export const look = async (member: Member) =>
  (await member.from.ask(brokerageContract.application, { bearer: member.token })).answer;

const openHere = (sealed: string, place: SealedPlace) => Promise.resolve(unseal(sealed, place));

/** The account holders at the simulated broker with an email address. */
export const brokerPeople = (email: string) => findSimulatedAccounts(email, openHere);

/** The number of accounts at the simulated broker with an email address. */
export const brokerAccounts = async (email: string) => (await brokerPeople(email)).length;

export async function applicationRow(member: Pick<Member, 'id'>) {
  const { rows } = await pool().query<{ id: string; state: string; sealed: string | null; attempts: number }>(
    'select id, state, sealed, attempts from applications where account_id = $1 order by created_at desc',
    [member.id],
  );
  return rows[0];
}
