import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { banksContract as contract } from '@/lib/contracts/brokerage/banks';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { followBanks } from '@/lib/server/brokerage/banks/follow-banks-job';
import { schedules } from '@/lib/server/app/jobs/schedule';
import { visitor } from '@/tests/support/api/api';
import { linkBank, memberWithAccount } from '@/tests/support/features/banks';
import type { Member } from '@/tests/support/database/factories';
import { alpacaSettings, answers, startFakeAlpaca } from '@/tests/support/providers/fake-alpaca';
import { changeSettings } from '@/tests/support/providers/mail-settings';

let restore: () => void = () => undefined;
beforeEach(async () => {
  await pool().query('delete from bank_links');
});
afterEach(() => {
  setClock();
  restore();
  restore = () => undefined;
});

const later = (ms: number) => setClock(() => new Date(Date.now() + ms));
const stateOf = async ({ token: bearer }: Member) =>
  (await visitor().ask(contract.list, { bearer })).answer.items[0]?.state;

async function linked() {
  const member = await memberWithAccount();
  await linkBank(member);
  expect(await stateOf(member)).toBe('queued');
  return member;
}

describe('[F11] the job follows a bank that is being linked', () => {
  it('until it is ready, and not before the next check is due', async () => {
    expect(schedules).toContainEqual({ name: 'follow-banks', cron: '1-59/2 * * * *', work: followBanks });
    const member = await linked();
    later(60_000);
    await followBanks();
    expect(await stateOf(member)).toBe('queued');
    later(100_000);
    await followBanks();
    expect(await stateOf(member)).toBe('approved');
  });

  it('and notices a day later that the broker has dropped or refused it', async () => {
    const [dropped, refused] = [await linked(), await linked()];
    later(100_000);
    await followBanks();
    const change = (member: Member, banks: string) =>
      pool().query(
        `update simulated_records set data = jsonb_set(data, '{banks}', ${banks})
          where key = (select broker_account_id from applications where account_id = $1)`,
        [member.id],
      );
    await change(dropped, `'[]'`);
    await change(refused, `jsonb_build_array((data -> 'banks' -> 0) || '{"status": "REJECTED"}')`);
    later(86_400_000 + 200_000);
    await followBanks();
    // Back to the real time, at which the members' sessions are valid.
    setClock();
    expect([await stateOf(dropped), await stateOf(refused)]).toEqual(['unfinished', 'rejected']);
  });

  it('and changes nothing while the broker does not respond', async () => {
    const member = await linked();
    const fake = await startFakeAlpaca(answers(500, 'no'));
    restore = changeSettings({ alpaca: alpacaSettings({ apiBase: fake.apiBase }) });
    later(100_000);
    await followBanks();
    expect(await stateOf(member)).toBe('queued');
    expect(fake.calls).toHaveLength(1);
    await followBanks();
    expect(fake.calls).toHaveLength(1);
    await fake.close();
  });
});
