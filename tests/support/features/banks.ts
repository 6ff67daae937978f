import { banksContract as contract } from '@/lib/contracts/brokerage/banks';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { db, pool } from '@/lib/server/platform/db/pool';
import { applications } from '@/lib/server/platform/db/schema/applications';
import { insertSimulatedAccount } from '@/lib/server/brokerage/application/simulated-brokers-repository';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';

/** A member whose brokerage account has the given status, both here and at the simulated broker. */
export async function memberWithAccount(status = 'ACTIVE'): Promise<Member> {
  const member = await registerMember();
  const id = randomId();
  const createdAt = new Date(now().getTime() - 60_000);
  await insertSimulatedAccount({
    ...{ id, email: member.email, givenName: 'Ann', familyName: 'Lee', createdAt: createdAt.toISOString() },
    ...{ course: [[0, status]], banks: [] },
  });
  await db().insert(applications).values({
    id: randomId(),
    accountId: member.id,
    state: 'sent',
    fingerprint: 'of a test',
    brokerAccountId: id,
    status,
    createdAt,
  });
  return member;
}

export const platypus = 'ins_109508';
export const forgetful = 'ins_109511';

/** The result of Plaid Link after a login at the simulated bank. */
export async function chooseInLink(
  { token: bearer }: Pick<Member, 'token'>,
  linkToken: string,
  { bank = platypus, mask = '0000', isRenewal = false } = {},
) {
  const login = { linkToken, bank, username: 'user_good', password: 'pass_good' };
  const ask = (body: object) => visitor().ask(contract.sampleLink, { bearer, body: { ...login, ...body } });
  if (isRenewal) return { publicToken: (await ask({ isRenewal })).answer.publicToken, account: undefined };
  const account = (await ask({})).answer.accounts.find((one) => one.mask === mask);
  const { publicToken } = (await ask({ accountId: account?.id })).answer;
  return { publicToken: publicToken ?? '', account };
}

export const openLink = async ({ token: bearer }: Pick<Member, 'token'>) =>
  (await visitor().ask(contract.link, { bearer })).answer.linkToken;

/** Links a bank: opens Plaid Link, logs in, chooses the account, and calls the server. */
export async function linkBank(member: Pick<Member, 'token'>, choice: { bank?: string; mask?: string } = {}) {
  const { publicToken, account } = await chooseInLink(member, await openLink(member), choice);
  const body = {
    accountId: account?.id ?? '',
    publicToken: publicToken ?? '',
    accountType: account?.type ?? 'checking',
  };
  return { body, reply: await visitor().ask(contract.processorToken, { bearer: member.token, body }) };
}

/** The bank links that the simulated broker or the simulated Plaid still has. */
export async function knownTo(what: 'alpaca' | 'plaid') {
  const { rows } = await pool().query<{ key: string; data: { banks?: object[] } }>(
    'select key, data from simulated_records where service = $1',
    [what],
  );
  return what === 'alpaca'
    ? rows.flatMap(({ data }) => data.banks ?? [])
    : rows.filter(({ key }) => /^item:/.test(key));
}
