import { describe, expect, it } from 'vitest';
import { partnerOperationContract as partners } from '@/lib/contracts/referrals/partner-operation';
import { referralsContract } from '@/lib/contracts/referrals/referrals';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { promoter } from '@/tests/support/features/payments';
import { payoutDesk, payoutsOf, readyPayee, requestPayout, sold } from '@/tests/support/features/payouts';

const operator = () => ({ bearer: settings().opsToken });
const holdOf = async (invoiceId: string) => {
  const { rows } = await pool().query<{ hold_reason: string | null; state: string }>(
    'select hold_reason, state from commissions where invoice_id = $1 order by degree',
    [invoiceId],
  );
  return rows.map(({ state, hold_reason: reason }) => [state, reason]);
};

describe('[A9] a suspended ambassador', () => {
  const suspend = (email: string) =>
    visitor().ask(partners.suspend, { ...operator(), body: { email, reason: 'Unasked mail in bulk' } });
  const restore = (email: string) => visitor().ask(partners.restore, { ...operator(), body: { email } });
  const reason = 'Payouts to this account are suspended: Unasked mail in bulk';

  it('has a disabled link, held sales, and no payouts, until restored', async () => {
    const owner = await promoter();
    const before = await sold(owner.member.id);
    const show = () => visitor().ask(referralsContract.show, { params: { code: owner.link } });
    expect((await suspend(owner.member.email)).answer).toMatchObject({
      held: 1,
      suspension: { reason: 'Unasked mail in bulk' },
    });
    expect((await suspend(owner.member.email)).status).toBe(409);
    expect((await show()).status).toBe(404);
    const after = await sold(owner.member.id);
    expect([await holdOf(before), await holdOf(after)]).toEqual([[['held', reason]], [['held', reason]]]);
    expect((await requestPayout(owner.member)).refusal.message).toContain('suspended');
    expect((await restore(owner.member.email)).answer).toMatchObject({ released: 2, suspension: null });
    expect([(await show()).status, await holdOf(after)]).toEqual([200, [['pending', null]]]);
    expect((await restore(owner.member.email)).status).toBe(409);
  });

  it('whose payout was requested is left out of the run', async () => {
    const member = await readyPayee(10_000);
    await requestPayout(member);
    await suspend(member.email);
    expect((await payoutDesk.prepare('bank')).payouts.filter(({ payeeId }) => payeeId === member.id)).toEqual([]);
    expect((await payoutsOf(member)).payouts[0]?.state).toBe('canceled');
  });
});
