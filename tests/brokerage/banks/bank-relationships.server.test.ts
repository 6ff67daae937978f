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
    // As if the wait were over and the broker still had the old one.
    await pool().query(`update outbox set state = 'failed', attempts = 20 where topic = 'bank-unlink'`);
    fake().behave((response, { method }) =>
      method === 'POST'
        ? reply(response, 409, { message: 'exists' })
        : reply(response, 200, [{ id: 'old-one', status: 'APPROVED', created_at: '2026-01-01T00:00:00Z' }]),
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

it('[F11] an interrupted link is not finished while the brokerage account is not active', async () => {
  const member = await memberWithAccount();
  await linkBank(member);
  const [bank] = (await listBanks(member)).items;
  await pool().query(`update bank_links set state = 'unfinished'`);
  await pool().query(`update applications set status = 'ACCOUNT_CLOSED' where account_id = $1`, [member.id]);
  const refused = await visitor().ask(contract.finish, { bearer: member.token, params: { id: bank?.id ?? '' } });
  expect([refused.status, refused.refusal.message]).toEqual([409, bankNotActive]);
});
