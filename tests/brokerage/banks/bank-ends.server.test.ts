import { describe, expect, it } from 'vitest';
import { banksContract as contract } from '@/lib/contracts/brokerage/banks';
import { deletionPhrase } from '@/lib/domain/accounts/deletion-phrase';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import { knownTo, linkBank, memberWithAccount, openLink, platypus } from '@/tests/support/features/banks';
import { goodPassword, registerMember } from '@/tests/support/database/factories';

describe('[F11] [F14] the simulated Link', () => {
  it('accepts only the test login', async () => {
    const member = await memberWithAccount();
    const linkToken = await openLink(member);
    const body = { linkToken, bank: platypus, username: 'user_good', password: 'a guess' };
    const reply = await visitor().ask(contract.sampleLink, { bearer: member.token, body });
    expect(reply.refusal.message).toBe('The bank doesn’t recognize this login.');
  });

  it('[G14] is for members', async () => {
    const investor = await registerMember({ kind: 'investor' });
    for (const { method, path } of Object.values(contract)) {
      const at = path.replace(':id', 'x');
      const sent = method === 'GET' ? {} : { body: {} };
      expect((await visitor().send(method, at, { ...sent, bearer: investor.token })).status).toBe(403);
      expect((await visitor().send(method, at, sent)).status).toBe(401);
    }
  });
});

describe('[G13] a deleted account', () => {
  it('removes its bank link, here, at Plaid and at the broker', async () => {
    const member = await memberWithAccount();
    await linkBank(member);
    const before = { broker: (await knownTo('alpaca')).length, plaid: (await knownTo('plaid')).length };
    const body = { password: goodPassword, confirmation: deletionPhrase };
    expect((await visitor().send('DELETE', '/api/account', { bearer: member.token, body })).status).toBe(200);
    await drainOutbox();
    expect((await knownTo('plaid')).length).toBe(before.plaid - 1);
    expect((await knownTo('alpaca')).length).toBe(before.broker - 1);
    const { rows } = await pool().query('select id from bank_links where account_id = $1', [member.id]);
    expect(rows).toEqual([]);
  });
});
