import { describe, expect, it } from 'vitest';
import { banksContract as contract } from '@/lib/contracts/brokerage/banks';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import { bankRemovalOfEachTest, listBanks, messages } from '@/tests/support/features/bank-removal';
import { ageMessages } from '@/tests/support/features/outbox';
import { knownTo } from '@/tests/support/features/banks';
import { auditOf } from '@/tests/support/database/factories';
import { reply } from '@/tests/support/providers/fake-alpaca';
import { startUpstream } from '@/tests/support/providers/fake-upstream';

const { fake, change, changeBack, removedWith } = bankRemovalOfEachTest();

const deletes = () => fake().calls.filter(({ method }) => method === 'DELETE').length;
const mails = async () =>
  (
    await pool().query<{ template: string }>(
      `select payload ->> 'template' as template from outbox where topic = 'mail' and payload ->> 'template' <> 'welcome'`,
    )
  ).rows;

describe('[F11] a removed bank', () => {
  it.each([
    [204, 1],
    [404, 1],
    [400, 0],
    [422, 0],
  ])('is removed everywhere when the broker answers %i and lists %i', async (status, left) => {
    const member = await removedWith(status, undefined, left);
    await drainOutbox();
    expect(await knownTo('plaid')).toEqual([]);
    expect((await messages()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(deletes()).toBe(1);
    expect((await auditOf(member.id)).map(({ event }) => event)).not.toContain('bank_removal_failed');
  });

  it.each([400, 422])(
    'has no Plaid login when the broker refuses with %i, and its owner and the operator are notified',
    async (status) => {
      const member = await removedWith(status);
      await drainOutbox();
      await drainOutbox({ retriesNow: true });
      expect(deletes()).toBe(1);
      expect(await knownTo('plaid')).toEqual([]);
      expect(await messages()).toMatchObject([
        { topic: 'bank-removal', state: 'sent' },
        { topic: 'bank-unlink', state: 'failed', attempts: 1 },
      ]);
      expect((await auditOf(member.id)).map(({ event, result }) => `${event} ${result}`)).toContain(
        'bank_removal_failed refused',
      );
      expect(await mails()).toEqual([{ template: 'bank-removal-failed' }]);
    },
  );

  it.each([409, 500])(
    'is retried with growing delays while the broker answers %i, and given up after six days',
    async (status) => {
      const member = await removedWith(status);
      await drainOutbox();
      expect(await knownTo('plaid')).toEqual([]);
      const [, first] = await messages();
      expect(first).toMatchObject({ topic: 'bank-unlink', state: 'waiting', attempts: 1 });
      expect((await listBanks(member)).hindrance).toBe('removing');
      const link = await visitor().ask(contract.link, { bearer: member.token });
      expect(link.refusal.message).toBe('The broker is still removing your previous bank. Connect another one later.');
      const waits = [first?.waits ?? 0];
      // An attempt that the circuit breaker rejects sends no request but still counts.
      for (let tries = 2; tries <= 24; tries += 1) {
        // Unlike mails, removals are not abandoned after three days.
        if (tries === 12) await ageMessages(4);
        await drainOutbox({ retriesNow: true });
        waits.push((await messages())[1]?.waits ?? 0);
      }
      // Delays in seconds: 15, doubled up to half a day. They are measured a moment later, so they may be a few seconds
      // less.
      const doubled = [15, 30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 30_720];
      for (const [index, seconds] of [...doubled, ...Array<number>(11).fill(12 * 3600)].entries())
        expect(seconds - (waits[index] ?? 0)).toBeOneOf([0, 1, 2, 3, 4, 5]);
      const days = waits.slice(0, 23).reduce((sum, seconds) => sum + seconds, 0) / 86_400;
      expect(days).toBeGreaterThan(6);
      const deletesBefore = deletes();
      expect((await messages())[1]).toMatchObject({ state: 'failed', attempts: 24 });
      await drainOutbox({ retriesNow: true });
      expect(deletes()).toBe(deletesBefore);
      if (status === 409) expect(deletesBefore).toBe(24);
      expect(await mails()).toEqual([{ template: 'bank-removal-failed' }]);
      expect((await listBanks(member)).hindrance).toBeNull();
    },
  );

  it('calls neither service while both are off, and nothing is lost', async () => {
    await removedWith(204);
    change({ mode: 'live', alpaca: undefined, plaid: undefined });
    await drainOutbox();
    expect(fake().calls).toEqual([]);
    expect((await messages()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['waiting', 0],
      ['waiting', 0],
    ]);
    changeBack();
    await drainOutbox();
    expect(deletes()).toBe(1);
    expect(await knownTo('plaid')).toEqual([]);
  });

  it('is unlinked at the broker while Plaid is unavailable, and at Plaid once it is back', async () => {
    await removedWith(204);
    const plaid = await startUpstream((response) => reply(response, 500, 'no'));
    const keys = { clientId: 'a-client', secret: 'a-secret-of-tests', apiBase: plaid.apiBase };
    change({ plaid: keys });
    await drainOutbox();
    expect(deletes()).toBe(1);
    expect(await messages()).toMatchObject([{ state: 'waiting' }, { state: 'sent' }]);
    changeBack();
    await plaid.close();
    await drainOutbox({ retriesNow: true });
    expect(await knownTo('plaid')).toEqual([]);
  });
});
