import { banksContract } from '@/lib/contracts/brokerage/banks';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { fillPath, type AnswerOf, type Endpoint } from '@/lib/contracts/shared/endpoint';
import { toApplication } from '@/lib/domain/brokerage/application/to-application';
import { goodAnswers } from '@/tests/support/features/application-answers';
import type { Member } from './accounts';
import { expect } from './fixtures';

/** Calls the API as a member. */
export async function callAs<E extends Endpoint>(
  site: string,
  { token }: Pick<Member, 'token'>,
  { method, path }: E,
  { body, params = {} }: { body?: object; params?: Record<string, string> } = {},
): Promise<AnswerOf<E>> {
  const answer = await fetch(site + fillPath(path, params), {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as AnswerOf<E>;
}

/** Opens an account that becomes active at once: the last digits of the tax ID tell the simulated broker to do so. */
export async function openAccount(site: string, member: Member) {
  const answers = goodAnswers({ email: member.email, tax_id: '900-55-0006' });
  const body = toApplication(answers, new Date().toISOString()) as object;
  await callAs(site, member, brokerageContract.open, { body });
}

/** Links a bank through the simulated Plaid and waits until the broker has approved it. */
export async function linkBank(site: string, member: Member) {
  const { linkToken } = await callAs(site, member, banksContract.link);
  const login = { linkToken, bank: 'ins_109508', username: 'user_good', password: 'pass_good' };
  const { accounts } = await callAs(site, member, banksContract.sampleLink, { body: login });
  const accountId = accounts[0]?.id ?? '';
  const chosen = await callAs(site, member, banksContract.sampleLink, { body: { ...login, accountId } });
  const body = { accountId, publicToken: chosen.publicToken, accountType: 'checking' };
  await callAs(site, member, banksContract.processorToken, { body });
  const { items } = await callAs(site, member, banksContract.list);
  const params = { id: items[0]?.id ?? '' };
  await expect(async () => {
    const now = await callAs(site, member, banksContract.finish, { params });
    expect(now.items[0]?.state).toBe('approved');
  }).toPass({ timeout: 30_000 });
}
