import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { banksContract } from '@/lib/contracts/brokerage/banks';
import { investorAccountContract } from '@/lib/contracts/my-account/investor-account';
import { myAccountContract as contract } from '@/lib/contracts/my-account/my-account';
import { tradierContract } from '@/lib/contracts/brokerage/tradier';
import {
  auditOf,
  goodPassword,
  kinds,
  logIn,
  refresh,
  registerMember,
  tryLogin,
  type Member,
} from '@/tests/support/database/factories';
import { stillClock } from '@/tests/support/browser/still-clock';

const tenMinutes = 600_000;
const name = { firstName: 'Ann', lastName: 'Lee' };
const withPhone = { ...name, phone: '(212) 555-0142' };

const change = ({ from, token: bearer }: Member, body: typeof name & { phone?: string }) =>
  from.ask(contract.change, { bearer, body });
const prove = ({ from, token: bearer }: Member, password = goodPassword) =>
  from.ask(contract.prove, { bearer, body: { password } });

let numbers = 1000;
const anotherNumber = () => (numbers += 1);

const body = { accountId: 'a1', publicToken: 'public-1', accountType: 'checking' } as const;
const guarded: Record<string, (member: Member) => Promise<{ status: number; text: string }>> = {
  'another phone number': (member) => change(member, { ...name, phone: `(212) 555-${anotherNumber()}` }),
  'the file with everything in it': ({ from, token: bearer }) => from.ask(contract.export, { bearer }),
  'the way into Plaid': ({ from, token: bearer }) => from.ask(banksContract.link, { bearer }),
  'a login renewed at Plaid': ({ from, token: bearer }) =>
    from.ask(banksContract.linkAgain, { bearer, params: { id: 'none' } }),
  'a bank account': ({ from, token: bearer }) => from.ask(banksContract.processorToken, { bearer, body }),
  'the way to Tradier': ({ from, token: bearer }) => from.ask(tradierContract.start, { bearer }),
};

describe('[R12] a password entered ten minutes ago', () => {
  let clock: ReturnType<typeof stillClock>;
  beforeEach(() => {
    clock = stillClock();
  });
  afterEach(() => clock.letGo());

  it.each(Object.keys(guarded))('is not enough for %s until it is entered again', async (what) => {
    const member = await registerMember();
    const ask = guarded[what]!;
    const wantsProof = async () => (await ask(member)).text.includes('reauthentication_required');
    clock.later(tenMinutes - 1000);
    expect(await wantsProof()).toBe(false);
    clock.later(1000);
    const refused = await ask(member);
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      403,
      {
        message: 'Confirm your password to continue.',
        data: { message: 'Confirm your password to continue.', code: 'reauthentication_required' },
      },
    ]);
    expect((await prove(member, 'a wrong guess')).refusal.fields).toEqual({ password: 'Incorrect password.' });
    expect(await wantsProof()).toBe(true);
    expect((await prove(member)).status).toBe(200);
    expect(await wantsProof()).toBe(false);
    expect((await auditOf(member.id)).filter(({ event }) => event === 'password_proven')).toHaveLength(1);
  });

  it('is enough for low-risk changes: a name, and the phone number that is already stored', async () => {
    const member = await registerMember();
    await change(member, withPhone);
    clock.later(tenMinutes);
    expect((await change(member, { ...withPhone, firstName: 'Zoë' })).status).toBe(200);
    expect((await change(member, name)).status).toBe(403);
  });

  it('stays old for a session that was only refreshed, and for another session of the same account', async () => {
    const member = await registerMember();
    clock.later(tenMinutes);
    const other = { ...member, ...(await logIn(member)) };
    expect((await change(other, withPhone)).status).toBe(200);
    const token = (await refresh(member.refreshToken)).answer.accessToken;
    expect((await change({ ...member, token }, name)).status).toBe(403);
  });

  it.each(kinds)(
    'is asked for when the address changes or the account is deleted, however recent it is (%s)',
    async (kind) => {
      const member = await registerMember({ kind });
      const send = (method: string, path: string, sent: object) =>
        member.from.send(method, path, { bearer: member.token, body: sent });
      const fields = { password: 'Required' };
      expect((await send('POST', contract.requestEmail.path, { email: 'a@example.test' })).refusal.fields).toEqual(
        fields,
      );
      const words = { confirmation: 'delete my account' };
      expect((await send('DELETE', contract.remove.path, words)).refusal.fields).toEqual(fields);
    },
  );

  it('is needed recently for section 7’s deletion of an investor’s account, which has no body', async () => {
    const investor = await registerMember({ kind: 'investor' });
    const remove = () =>
      investor.from.send('DELETE', investorAccountContract.deleteAccount.path, { bearer: investor.token });
    clock.later(tenMinutes);
    expect((await remove()).refusal.code).toBe('reauthentication_required');
    await prove(investor);
    expect((await remove()).status).toBe(200);
    expect((await tryLogin('investor', investor.email, goodPassword)).status).toBe(401);
  });
});
