import { afterEach, beforeEach } from 'vitest';
import { banksContract as contract } from '@/lib/contracts/brokerage/banks';
import { pool } from '@/lib/server/platform/db/pool';
import type { Settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { linkBank, memberWithAccount } from './banks';
import type { Member } from '@/tests/support/database/factories';
import { alpacaSettings, reply, startFakeAlpaca } from '@/tests/support/providers/fake-alpaca';
import { changeSettings } from '@/tests/support/providers/mail-settings';

export const listBanks = async ({ token: bearer }: Member) => (await visitor().ask(contract.list, { bearer })).answer;

/** The outbox's messages in any state, except mails. */
export const messages = async () =>
  (
    await pool().query<{ topic: string; state: string; attempts: number; waits: number; payload: object }>(
      `select topic, state, attempts, payload, round(extract(epoch from not_before - now()))::int as waits
         from outbox where topic <> 'mail' order by topic`,
    )
  ).rows;

/**
 * Clears banks and messages and starts a new stand-in broker for each test of a file; restores the settings after it.
 */
export function bankRemovalOfEachTest() {
  let fake: Awaited<ReturnType<typeof startFakeAlpaca>>;
  let undo: (() => void)[] = [];
  beforeEach(async () => {
    await pool().query(`delete from outbox; delete from bank_links; delete from simulated_records`);
    fake = await startFakeAlpaca();
  });
  afterEach(async () => {
    for (const restore of undo.toReversed()) restore();
    undo = [];
    await fake.close();
  });

  const change = (changes: Partial<Settings>) => void undo.push(changeSettings(changes));
  const changeBack = () => undo.pop()?.();
  const toFake = () => change({ alpaca: alpacaSettings({ apiBase: fake.apiBase }) });

  /** Links a bank at the simulated broker and Plaid, then removes it while the broker answers DELETE with `status`. */
  async function removedWith(status: number, body: unknown = { code: status * 100_000, message: 'not now' }, left = 1) {
    const member = await memberWithAccount();
    await linkBank(member);
    const relationship = (await pool().query<{ id: string }>('select relationship_id as id from bank_links')).rows[0];
    toFake();
    fake.behave((response, { method }) =>
      method === 'DELETE'
        ? reply(response, status, status === 204 ? '' : body)
        : reply(response, 200, left > 0 ? [{ id: relationship?.id, status: 'APPROVED' }] : []),
    );
    const id = (await listBanks(member)).items[0]?.id ?? '';
    await visitor().ask(contract.remove, { bearer: member.token, params: { id } });
    return member;
  }

  return { fake: () => fake, change, changeBack, toFake, removedWith };
}
