import { afterEach, describe, expect, it } from 'vitest';
import { banksContract as contract } from '@/lib/contracts/brokerage/banks';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import {
  chooseInLink,
  forgetful,
  knownTo,
  linkBank,
  memberWithAccount,
  openLink,
} from '@/tests/support/features/banks';
import { auditOf, logIn, registerMember, type Member } from '@/tests/support/database/factories';

afterEach(() => setClock());

const list = async (member: Pick<Member, 'token'>) =>
  (await visitor().ask(contract.list, { bearer: member.token })).answer;
const exists = async (member: Pick<Member, 'token'>) =>
  (await visitor().ask(contract.exists, { bearer: member.token })).answer.exists;
const send = (member: Pick<Member, 'token'>, body: object) =>
  visitor().send('POST', contract.processorToken.path, { bearer: member.token, body });
const remove = (member: Pick<Member, 'token'>, id: string) =>
  visitor().ask(contract.remove, { bearer: member.token, params: { id } });

describe('[F11] [S21] a bank', () => {
  it('is linked: the broker has the relationship, and no response contains a token', async () => {
    const member = await memberWithAccount();
    expect(await list(member)).toEqual({ items: [], hindrance: null, isSimulated: true });
    expect(await exists(member)).toBe(false);
    const { reply } = await linkBank(member);
    expect(reply.answer).toEqual({
      relationshipId: expect.any(String) as string,
      status: 'queued',
      bankName: 'First Platypus Bank',
      mask: '0000',
    });
    const shown = await list(member);
    expect(shown.items).toMatchObject([{ bankName: 'First Platypus Bank', mask: '0000', accountType: 'checking' }]);
    expect(JSON.stringify([reply.answer, shown])).not.toMatch(/access-|processor-|public-/);
    expect(await exists(member)).toBe(true);
    expect((await auditOf(member.id)).map(({ event }) => event)).toContain('bank_linked');
  });

  it('[R67] has its token encrypted, and stored nowhere else', async () => {
    await linkBank(await memberWithAccount());
    const { rows } = await pool().query<{ all: string }>(
      `select coalesce(string_agg(t::text, ''), '') as all from (
        select b::text as t from bank_links b union all select s::text from simulated_records s
        union all select o::text from outbox o union all select a::text from audit_events a) as everything`,
    );
    expect(rows[0]?.all).not.toMatch(/access-sandbox|public-sandbox|processor-sandbox|link-sandbox/);
    const { rows: keys } = await pool().query<{ access_token: string }>('select access_token from bank_links');
    expect(keys.length).toBeGreaterThan(0);
    for (const { access_token: sealed } of keys) expect(sealed).toMatch(/^s1\./);
  });

  it.each([
    ['SUBMITTED', 'not-active', 'You can connect a bank once your brokerage account is active.'],
    ['APPROVED', 'not-active', 'You can connect a bank once your brokerage account is active.'],
  ])('waits for an account that is %s, and says so', async (status, hindrance, sentence) => {
    const member = await memberWithAccount(status);
    expect((await list(member)).hindrance).toBe(hindrance);
    const reply = await visitor().ask(contract.link, { bearer: member.token });
    expect(reply.refusal).toMatchObject({ code: 'conflict', message: sentence });
  });

  it('needs an account', async () => {
    const member = await registerMember();
    expect((await list(member)).hindrance).toBe('no-account');
    expect((await visitor().ask(contract.link, { bearer: member.token })).status).toBe(409);
    expect((await send(member, { accountId: 'a', publicToken: 'b', accountType: 'checking' })).status).toBe(409);
  });

  it('is limited to one: a second is refused until the first is removed', async () => {
    const member = await memberWithAccount();
    await linkBank(member);
    expect((await list(member)).hindrance).toBe('one-already');
    const reply = await visitor().ask(contract.link, { bearer: member.token });
    expect(reply.refusal.message).toContain('one bank at a time');
    const [first] = (await list(member)).items;
    const before = { broker: (await knownTo('alpaca')).length, plaid: (await knownTo('plaid')).length };
    expect((await remove(member, first?.id ?? '')).answer).toMatchObject({ items: [], hindrance: null });
    await drainOutbox();
    expect((await knownTo('alpaca')).length).toBe(before.broker - 1);
    expect((await knownTo('plaid')).length).toBe(before.plaid - 1);
    expect((await linkBank(member, { mask: '1111' })).reply.answer).toMatchObject({ mask: '1111', status: 'queued' });
    expect((await list(member)).items).toMatchObject([{ accountType: 'savings' }]);
  });

  it('is in the way of another one unless the broker has refused it or is ending it', async () => {
    const member = await memberWithAccount();
    await linkBank(member);
    const hindrances: (string | null)[] = [];
    for (const state of ['unfinished', 'queued', 'pending', 'approved', 'rejected', 'ending']) {
      await pool().query('update bank_links set state = $2 where account_id = $1', [member.id, state]);
      hindrances.push((await list(member)).hindrance);
    }
    const taken = 'one-already';
    expect(hindrances).toEqual([taken, taken, taken, taken, null, null]);
  });

  it('is linked once, however often the same request is sent: after a lost response, and in parallel', async () => {
    const member = await memberWithAccount();
    const { publicToken, account } = await chooseInLink(member, await openLink(member));
    const body = { accountId: account?.id, publicToken, accountType: 'checking' };
    const replies = await Promise.all([send(member, body), send(member, body), send(member, body)]);
    for (const { status } of replies) expect([200, 400, 409]).toContain(status);
    const again = await send(member, body);
    expect(again.answer).toMatchObject({ mask: '0000', status: 'queued' });
    expect((await list(member)).items).toHaveLength(1);
  });

  it.each([
    ['of another member', async (other: Member) => (await linkBank(other)).body],
    ['made up', () => Promise.resolve({ accountId: 'a', publicToken: 'public-sandbox-0', accountType: 'checking' })],
  ])('is not made with a token %s', async (_, bodyOf) => {
    const body = await bodyOf(await memberWithAccount());
    const member = await memberWithAccount();
    const reply = await send(member, body);
    expect(reply.refusal.message).toBe('This session expired or was already used. Start again.');
    expect((await list(member)).items).toEqual([]);
  });

  it('is not linked half an hour later', async () => {
    const member = await memberWithAccount();
    const { publicToken, account } = await chooseInLink(member, await openLink(member));
    const inHalfAnHour = new Date(Date.now() + 31 * 60_000);
    setClock(() => inHalfAnHour);
    const later = await logIn(member);
    expect((await send(later, { accountId: account?.id, publicToken, accountType: 'checking' })).status).toBe(400);
    expect((await list(later)).items).toEqual([]);
  });

  it('is not linked with an account of another type, and its login is not stored', async () => {
    const member = await memberWithAccount();
    const { publicToken, account } = await chooseInLink(member, await openLink(member));
    const before = (await knownTo('plaid')).length;
    const reply = await send(member, { accountId: account?.id, publicToken, accountType: 'savings' });
    expect(reply.status).toBe(422);
    await drainOutbox();
    expect((await knownTo('plaid')).length).toBe(before);
    expect((await list(member)).items).toEqual([]);
  });

  it('[R28] of another account is a 404', async () => {
    const [member, other] = [await memberWithAccount(), await memberWithAccount()];
    await linkBank(other);
    const id = (await list(other)).items[0]?.id ?? '';
    expect((await remove(member, id)).status).toBe(404);
    for (const call of [contract.finish, contract.linkAgain])
      expect((await visitor().ask(call, { bearer: member.token, params: { id } })).status).toBe(404);
    expect((await list(other)).items).toHaveLength(1);
  });
});

describe('[F11] a bank whose login expired', () => {
  it('asks for another login, after which the link is finished', async () => {
    const member = await memberWithAccount();
    const { reply } = await linkBank(member, { bank: forgetful, mask: '4444' });
    expect(reply.refusal).toMatchObject({
      code: 'conflict',
      message: 'Your bank needs you to log in again.',
    });
    const [row] = (await list(member)).items;
    expect(row).toMatchObject({ state: 'unfinished', needsLogin: true });
    const id = row?.id ?? '';
    const again = await visitor().ask(contract.linkAgain, { bearer: member.token, params: { id } });
    const { linkToken } = again.answer;
    const renewed = await chooseInLink(member, linkToken, { bank: forgetful, isRenewal: true });
    expect(renewed.publicToken).toBeNull();
    const finished = await visitor().ask(contract.finish, { bearer: member.token, params: { id } });
    expect(finished.answer.items).toMatchObject([{ state: 'queued', needsLogin: false }]);
  });
});
