import { describe, expect, it } from 'vitest';
import { bankNotActive } from '@/lib/content/brokerage/bank-messages';
import { banksContract as contract } from '@/lib/contracts/brokerage/banks';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import { bankRemovalOfEachTest, listBanks, messages } from '@/tests/support/features/bank-removal';
import { linkBank, memberWithAccount } from '@/tests/support/features/banks';
import { reply } from '@/tests/support/providers/fake-alpaca';
import { startUpstream } from '@/tests/support/providers/fake-upstream';

const { fake, change, toFake, removedWith } = bankRemovalOfEachTest();

it.each([
  ['http://localhost:3000', undefined],
  ['https://roi.example.test', 'https://roi.example.test/account/bank-return'],
])('[F11] a bank on the site %s returns from its own login page to %s', async (siteUrl, redirect) => {
  const member = await memberWithAccount();
  const plaid = await startUpstream((response) =>
    reply(response, 200, { link_token: 'link-9c', expiration: new Date(Date.now() + 600_000), request_id: 'a' }),
  );
  change({ plaid: { clientId: 'a-client', secret: 'a-secret-of-tests', apiBase: plaid.apiBase }, siteUrl });
  const opened = await visitor().ask(contract.link, { bearer: member.token });
  const sent = plaid.calls.map(({ text }) => (JSON.parse(text) as { redirect_uri?: string }).redirect_uri);
  await plaid.close();
  expect([opened.status, sent]).toEqual([200, [redirect]]);
});

describe('[F11] a removed bank', () => {
  it('loses its Plaid login too when the link fails halfway', async () => {
    const member = await memberWithAccount();
    const plaid = await startUpstream((response, { url }) =>
      url === '/item/public_token/exchange'
        ? reply(response, 200, { access_token: 'access-9c', item_id: 'M5eV', request_id: 'a' })
        : reply(response, url === '/item/remove' ? 200 : 500, { request_id: 'a' }),
    );
    const keys = { clientId: 'a-client', secret: 'a-secret-of-tests', apiBase: plaid.apiBase };
    change({ plaid: keys });
    const body = { accountId: 'a', publicToken: 'public-1', accountType: 'checking' };
    const failed = await visitor().send('POST', contract.processorToken.path, { bearer: member.token, body });
    expect(failed.status).toBe(503);
    await drainOutbox();
    const removed = plaid.calls.filter(({ url }) => url === '/item/remove').map(({ text }) => text);
    expect(removed).toEqual([JSON.stringify({ access_token: 'access-9c' })]);
    await plaid.close();
  });

  it('[R45] is not confused with the next one: its relationship is never assigned to a new bank', async () => {
    const member = await removedWith(409);
    await drainOutbox();
    const [row] = await messages();
    expect(row?.state).toBe('sent');
    const twoMinutesAgo = new Date(Date.now() - 120_000).toISOString();
    // Simulates that all attempts have failed and the broker still has the old relationship.
    await pool().query(`update outbox set state = 'failed', attempts = 20 where topic = 'bank-unlink'`);
    fake().behave((response, { method }) =>
      method === 'POST'
        ? reply(response, 409, { message: 'exists' })
        : reply(response, 200, [{ id: 'old-one', status: 'APPROVED', created_at: twoMinutesAgo }]),
    );
    const { reply: linked } = await linkBank(member, { mask: '1111' });
    expect(linked.status).toBe(409);
    expect((await listBanks(member)).items).toMatchObject([{ mask: '1111', state: 'unfinished' }]);
    const { rows } = await pool().query('select relationship_id as id from bank_links');
    expect(rows).toEqual([{ id: null }]);
  });

  it('[R45] a relationship that could belong to two links is assigned to neither', async () => {
    const member = await memberWithAccount();
    await linkBank(member, { mask: '1111' });
    await pool().query(`update bank_links set state = 'rejected', relationship_id = null`);
    toFake();
    const there = { id: 'whose', status: 'APPROVED', created_at: new Date().toISOString() };
    fake().behave((response, { method }) =>
      method === 'POST' ? reply(response, 409, { message: 'exists' }) : reply(response, 200, [there]),
    );
    expect((await linkBank(member)).reply.status).toBe(409);
    const { rows } = await pool().query('select distinct relationship_id as id from bank_links');
    expect(rows).toEqual([{ id: null }]);
  });
});

it('[R45] no relationship is assigned when the broker has two, which of them is ours is unknown', async () => {
  const member = await memberWithAccount();
  toFake();
  const there = (id: string) => ({ id, status: 'APPROVED', created_at: new Date().toISOString() });
  fake().behave((response, { method }) =>
    method === 'POST' ? reply(response, 409, { message: 'exists' }) : reply(response, 200, [there('a'), there('b')]),
  );
  const linked = (await linkBank(member)).reply;
  expect([linked.status, (await listBanks(member)).items]).toMatchObject([409, [{ state: 'unfinished' }]]);
});

it('[F11] an interrupted link is not finished while the brokerage account is not active', async () => {
  const member = await memberWithAccount();
  await linkBank(member);
  const [bank] = (await listBanks(member)).items;
  await pool().query(`update bank_links set state = 'unfinished'`);
  await pool().query(`update applications set status = 'ACCOUNT_CLOSED' where account_id = $1`, [member.id]);
  const refused = await visitor().ask(contract.finish, { bearer: member.token, params: { id: bank?.id ?? '' } });
  expect([refused.status, refused.refusal.message]).toEqual([409, bankNotActive]);
});
