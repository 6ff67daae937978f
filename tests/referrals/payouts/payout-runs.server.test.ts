import { afterEach, describe, expect, it } from 'vitest';
import { runPayouts } from '@/lib/server/referrals/payouts/payouts-commands';
import { pool, transaction } from '@/lib/server/platform/db/pool';
import { adjustCommissions } from '@/lib/server/membership/credits/invoice-commissions';
import { setClock } from '@/lib/server/platform/clock';
import { operatorHttp } from '@/tests/support/api/operator';
import { owed } from '@/tests/support/features/commissions';
import {
  approveAll,
  approvedRun,
  onboard,
  payoutDesk,
  payoutsOf,
  readyPayee,
  requestPayout,
  sold,
} from '@/tests/support/features/payouts';

afterEach(() => setClock());

async function requested(...sales: number[]) {
  const member = await readyPayee(...sales);
  await requestPayout(member);
  return member;
}

async function refundSaleOf(payeeId: string, cents: number) {
  const { rows } = await pool().query<{ invoice_id: string }>(
    'select invoice_id from commissions where payee_id = $1 order by invoice_id limit 1',
    [payeeId],
  );
  await refund(rows[0]?.invoice_id ?? '', cents);
}

async function refund(id: string, cents: number) {
  await pool().query('update billing_invoices set refunded_cents = $2 where stripe_id = $1', [id, cents]);
  await transaction((tx) => adjustCommissions(tx, id));
}

const stateOf = async (member: { token: string }) => (await payoutsOf(member)).payouts[0]?.state;
const rowsOf = (file: string) => file.trimEnd().split('\r\n').slice(1);

describe('[A7] a payout run by file', () => {
  it('is prepared, approved, exported and settled, and each step is in the audit trail', async () => {
    const member = await requested(10_000);
    const run = await payoutDesk.prepare('bank');
    expect((await payoutDesk.export(run.id)).refusal.message).toBe('Approve this run first.');
    expect((await payoutDesk.approve(run.id)).answer.totalCents).toBeGreaterThanOrEqual(2_000);
    const ownRows = rowsOf((await payoutDesk.export(run.id)).answer.csv).filter((row) => row.includes('20.00'));
    expect(ownRows).toEqual([
      expect.stringMatching(/^\w{20},Ann Lee,110000000,10\d{8},checking,20.00,USD,Referral commissions$/),
    ]);
    expect(await stateOf(member)).toBe('sending');
    expect(await owed(member.id)).toBe(0);
    const { answer } = await payoutDesk.settle(run.id);
    expect(answer.payouts.map(({ state }) => state)).toEqual(answer.payouts.map(() => 'paid'));
    expect((await payoutsOf(member)).balance).toMatchObject({ availableCents: 0, paidCents: 2_000 });
    const { rows } = await pool().query<{ event: string }>(
      `select event from audit_events where subject = $1 and event like 'payout%' order by id`,
      [member.id],
    );
    const expected = ['payout_details_saved', 'payout_requested', 'payout_sent', 'payout_paid'];
    expect(rows.map(({ event }) => event)).toEqual(expected);
  });

  it('returns the same file again, and marks nothing twice', async () => {
    const member = await requested(10_000);
    const id = await approvedRun('bank');
    const first = (await payoutDesk.export(id)).answer.csv;
    const again = await Promise.all([payoutDesk.export(id), payoutDesk.export(id), payoutDesk.settle(id)]);
    expect(rowsOf(first)).toHaveLength(1);
    expect(again[0].answer.csv).toBe(first);
    await payoutDesk.settle(id);
    expect((await payoutsOf(member)).balance.paidCents).toBe(2_000);
  });

  it('leaves out what a refund changed after the approval; the next run pays what is left', async () => {
    const member = await requested(10_000);
    const id = await approvedRun('bank');
    await refundSaleOf(member.id, 4_000);
    expect(rowsOf((await payoutDesk.export(id)).answer.csv)).toEqual([]);
    expect(await stateOf(member)).toBe('requested');
    const next = await payoutDesk.prepare('bank');
    expect(next.payouts.map(({ amountCents }) => amountCents)).toEqual([1_200]);
    await payoutDesk.approve(next.id);
    await payoutDesk.export(next.id);
    await payoutDesk.settle(next.id);
  });

  it('[A8] leaves out a payee who owes a refund of an earlier payout since the approval', async () => {
    const member = await requested(10_000);
    const first = await approvedRun('bank');
    await payoutDesk.export(first);
    await payoutDesk.settle(first);
    await sold(member.id, 20_000, '2026-11-02');
    await approveAll();
    await requestPayout(member);
    const id = await approvedRun('bank');
    const { rows } = await pool().query<{ id: string }>(
      'select invoice_id as id from commissions where payee_id = $1 order by earned_at limit 1',
      [member.id],
    );
    await refund(rows[0]?.id ?? '', 4_000);
    expect(rowsOf((await payoutDesk.export(id)).answer.csv)).toEqual([]);
    const next = await payoutDesk.prepare('bank');
    expect(next.payouts.map(({ amountCents }) => amountCents)).toEqual([4_000 - 800]);
    await payoutDesk.cancel(next.id);
  });

  it('is not approved while it has no payouts', async () => {
    const { id } = await payoutDesk.prepare('stripe');
    expect((await payoutDesk.approve(id)).refusal.message).toBe('This run has no payouts.');
    await payoutDesk.cancel(id);
  });

  it('keeps the details of a payout that is on its way', async () => {
    const member = await requested(10_000);
    const id = await approvedRun('bank');
    await payoutDesk.export(id);
    const { status, refusal } = await onboard(member);
    expect([status, refusal.code]).toEqual([409, 'conflict']);
    expect((await payoutsOf(member)).details?.method).toBe('bank');
    await payoutDesk.settle(id);
  });

  it('cancels payouts below the minimum, skips missing details, and leaves what it had when canceled', async () => {
    const [poor, left, exact] = [await requested(6_000), await requested(10_000), await requested(6_000)];
    await refundSaleOf(poor.id, 5_000);
    await refundSaleOf(exact.id, 1_000);
    await pool().query('delete from payout_accounts where account_id = $1', [left.id]);
    for (const _ of ['first', 'next']) {
      const { id, payouts } = await payoutDesk.prepare('bank');
      expect(payouts.map(({ payeeId, amountCents }) => [payeeId, amountCents])).toEqual([[exact.id, 1_000]]);
      await payoutDesk.cancel(id);
    }
    expect((await payoutsOf(poor)).payouts[0]).toMatchObject({
      state: 'canceled',
      reason: 'Below the minimum payout after a refund or a hold',
    });
    const { waiting } = await payoutDesk.list();
    expect(waiting.find(({ payeeId }) => payeeId === left.id)?.blockers).toEqual(['no-details']);
    const end = `update payouts set state = 'canceled', ended_at = now(), reason = 'x' where payee_id = any($1)`;
    await pool().query(end, [[left.id, exact.id]]);
  });

  it('that the bank rejects or returns is owed again', async () => {
    const member = await requested(10_000);
    for (const settles of [false, true]) {
      const id = await approvedRun('bank');
      await payoutDesk.export(id);
      if (settles) await payoutDesk.settle(id);
      const payout = (await payoutDesk.show(id)).payouts[0]?.id ?? '';
      expect((await payoutDesk.fail(payout, 'R03 no account')).answer.state).toBe(settles ? 'returned' : 'failed');
      expect((await payoutDesk.fail(payout, 'R03 no account')).status).toBe(409);
      expect([await owed(member.id), (await payoutsOf(member)).balance.availableCents]).toEqual([2_000, 2_000]);
      await requestPayout(member);
    }
    const { rows } = await pool().query<{ kind: string; cents: string }>(
      `select e.kind, e.cents from commission_entries e join commissions c on c.id = e.commission_id
        where c.payee_id = $1 order by e.id`,
      [member.id],
    );
    expect(rows.map(({ kind, cents }) => `${kind} ${cents}`)).toEqual([
      'earned 2000',
      ...['paid -2000', 'returned 2000'],
      ...['paid -2000', 'returned 2000'],
    ]);
    await payoutDesk.cancel((await payoutDesk.prepare('bank')).id);
  });

  it('[A8] deducts what was refunded after an earlier payout', async () => {
    const member = await requested(10_000);
    const first = await approvedRun('bank');
    await payoutDesk.export(first);
    await payoutDesk.settle(first);
    await refundSaleOf(member.id, 4_000);
    expect((await payoutsOf(member)).balance).toMatchObject({ deductedCents: -800, availableCents: -800 });
    await sold(member.id);
    await approveAll();
    expect((await requestPayout(member)).answer.payouts[0]?.amountCents).toBe(1_200);
    const next = await approvedRun('bank');
    await payoutDesk.export(next);
    await payoutDesk.settle(next);
    expect([await owed(member.id), (await payoutsOf(member)).balance.paidCents]).toEqual([0, 3_200]);
  });

  it('[K6] is managed by npm run ops -- payouts', async () => {
    await requested(10_000);
    const run = (...args: string[]) => runPayouts(operatorHttp(), args);
    expect(await run()).toMatch(/requested {2}\$20\.00 {2}bank/);
    const prepared = (await run('prepare', 'bank')) ?? '';
    const id = /^run (\w{20})/.exec(prepared)?.[1] ?? '';
    expect(prepared).toContain('not approved');
    expect(await run('approve', id)).toContain('  approved  $20.00');
    expect(await run('export', id)).toContain('20.00,USD');
    expect(await run('settle', id)).toContain('paid  $20.00');
    for (const wrong of [['prepare'], ['prepare', 'cash'], ['approve'], ['fail', id], ['burn', id]])
      expect(await run(...wrong), wrong.join(' ')).toBeUndefined();
  });
});
