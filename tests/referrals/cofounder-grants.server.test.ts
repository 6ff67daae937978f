import { describe, expect, it } from 'vitest';
import {
  cofounderGrantOperationContract as desk,
  cofounderGrantsContract as own,
} from '@/lib/contracts/referrals/cofounder-grants';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { runCofounders } from '@/lib/server/referrals/grants/cofounders-commands';
import { visitor } from '@/tests/support/api/api';
import { operatorHttp } from '@/tests/support/api/operator';
import { registerMember } from '@/tests/support/database/factories';
import { owed } from '@/tests/support/features/commissions';
import { payoutsOf } from '@/tests/support/features/payouts';

const grant = (email: string, change: Record<string, unknown> = {}) => {
  const body = { kind: 'exit-bonus' as const, agreementId: 'CA-2026-017', agreementVersion: 2, signedOn: '2026-11-01' };
  return visitor().ask(desk.record, { bearer: settings().opsToken, body: { email, ...body, ...change } });
};
const cofounders = (...args: string[]) => runCofounders(operatorHttp(), args);

describe('[A16] a cofounder grant', () => {
  it('is shown as promised under its agreement, and changes no balance', async () => {
    const member = await registerMember();
    const before = (await payoutsOf(member)).balance;
    expect((await grant(member.email)).status).toBe(201);
    await grant(member.email, { kind: 'profit-share' });
    const { items } = (await visitor().ask(own.own, { bearer: member.token })).answer;
    expect(items.map(({ promise, status }) => [promise, status]).toSorted()).toEqual([
      ['1.5× exit bonus', 'Promised under agreement v2'],
      ['1.5× profit share for referrals', 'Promised under agreement v2'],
    ]);
    expect([(await payoutsOf(member)).balance, await owed(member.id)]).toEqual([before, 0]);
  });

  it.each([
    [{ agreementId: undefined }, 400],
    [{ agreementId: ' ' }, 400],
    [{ agreementId: '—' }, 400],
    [{ agreementVersion: 0 }, 400],
    [{ signedOn: '2999-01-01' }, 422],
    [{ kind: 'salary' }, 400],
  ])('is refused with %j', async (change, status) => {
    expect((await grant((await registerMember()).email, change)).status).toBe(status);
  });

  it('without an agreement is refused by the database as well, and none can be changed or deleted', async () => {
    const { id, email } = await registerMember();
    await grant(email);
    await expect(
      pool().query(`insert into cofounder_grants values ('g1', $1, 'exit-bonus', '', 1, '2026-01-01', now())`, [id]),
    ).rejects.toMatchObject({ code: '23514' });
    for (const statement of [`update cofounder_grants set kind = 'first-look'`, 'delete from cofounder_grants'])
      await expect(pool().query(statement), statement).rejects.toMatchObject({ code: '42501' });
  });

  it('is linked to no payment by any key of the database', async () => {
    const { rows } = await pool().query<{ table: string }>(
      `select conrelid::regclass::text as table from pg_constraint
        where contype = 'f' and confrelid in ('cofounder_grants'::regclass, 'cofounder_grant_ends'::regclass)`,
    );
    expect(rows.map(({ table }) => table)).toEqual(['cofounder_grant_ends']);
  });

  it('[K6] is recorded and ended by npm run ops -- cofounders', async () => {
    const { email } = await registerMember();
    const output = (await cofounders('grant', email, 'first-look', 'CA-9', '1', '2026-11-02')) ?? '';
    expect(output).toMatch(
      /^\w{20} {2}First look at each equity crowdfunding round {2}Promised under agreement v1 {2}CA-9/,
    );
    const id = output.slice(0, 20);
    expect(await cofounders('end', id, '2026-11-20', 'Replaced by CA-10')).toBe('Ended on 2026-11-20');
    await expect(cofounders('end', id, '2026-11-20', 'Again')).rejects.toMatchObject({ response: { status: 409 } });
    expect(await cofounders(email)).toContain('ended 2026-11-20');
    expect(await cofounders('grant', email, 'first-look')).toBeUndefined();
  });
});
