import { describe, expect, it } from 'vitest';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { deletionPhrase } from '@/lib/domain/accounts/deletion-phrase';
import { pool } from '@/lib/server/platform/db/pool';
import { DecryptionError } from '@/lib/server/platform/sealing/sealed';
import { requireBroker } from '@/lib/server/brokerage/application/brokerage-provider';
import { applicationRow, brokerAccounts, send } from '@/tests/support/features/applications';
import { auditOf, goodPassword, registerMember, type Member } from '@/tests/support/database/factories';

const saveDraft = (member: Member) =>
  member.from.ask(brokerageContract.saveDraft, {
    body: { answers: { city: 'Reno' }, step: 'agreements' },
    bearer: member.token,
  });

const brokerId = async ({ id }: Member) =>
  (await pool().query<{ id: string }>('select broker_account_id as id from applications where account_id = $1', [id]))
    .rows[0]?.id;

const countOf = async (table: string, where: string, value: string | undefined) =>
  (await pool().query<{ count: number }>(`select count(*)::int from ${table} where ${where} = $1`, [value])).rows[0]
    ?.count;

describe('[R38] [J9] the stored data of an application', () => {
  it('can be exported in full, draft answers included, without a tax id', async () => {
    const member = await registerMember();
    await send(member);
    await saveDraft(member);
    const { answer, text } = await member.from.ask(myAccountContract.export, { bearer: member.token });
    const { tables } = answer;
    expect(tables.application_drafts).toMatchObject([{ answers: { city: 'Reno' } }]);
    expect(tables.applications).toMatchObject([{ state: 'sent', status: 'SUBMITTED' }]);
    expect(tables.application_events).toHaveLength(2);
    expect(tables.simulated_records).toMatchObject([{ data: { email: member.email, givenName: 'Ann' } }]);
    expect(tables.consent_events?.map(({ name }) => name)).toContain('margin_agreement');
    expect(text).not.toMatch(/900-?12-?3456|s1\.[0-9a-f]{12}\./);
  });

  it('[R34] is not decrypted when the simulated broker’s record was changed: a neutral 500 and an audit entry, each time', async () => {
    const [one, two] = [await registerMember(), await registerMember()];
    for (const member of [one, two]) await send(member);
    const [first, second] = await Promise.all([one, two].map(brokerId));
    const lines = async () => (await auditOf('alpaca')).filter(({ event }) => event === 'seal_broken').length;
    const before = await lines();
    await pool().query(
      `update simulated_records set data = jsonb_set(data, '{sealed}',
         (select data -> 'sealed' from simulated_records where key = $1)) where key = $2`,
      [first, second],
    );
    const taken = await two.from.ask(myAccountContract.export, { bearer: two.token });
    expect([taken.status, taken.refusal.code]).toEqual([500, 'internal']);
    expect(taken.text).not.toContain(one.email);
    expect(await lines()).toBe(before + 1);
    await expect(requireBroker().read(second!)).rejects.toThrow(DecryptionError);
    expect(await lines()).toBe(before + 2);
  });

  it('is deleted with the account; statuses and signatures stay without a name', async () => {
    const member = await registerMember();
    await send(member);
    await saveDraft(member);
    const row = await applicationRow(member);
    const body = { password: goodPassword, confirmation: deletionPhrase };
    await member.from.ask(myAccountContract.remove, { bearer: member.token, body });
    expect(await applicationRow(member)).toBeUndefined();
    expect(await brokerAccounts(member.email)).toBe(0);
    expect(await countOf('application_drafts', 'account_id', member.id)).toBe(0);
    expect(await countOf('application_events', 'application_id', row?.id)).toBe(2);
    expect(await countOf('consent_events', 'subject', row?.id)).toBe(4);
  });
});
