import { afterEach, describe, expect, it } from 'vitest';
import { homeContract } from '@/lib/contracts/my-account/home';
import { earningsContract } from '@/lib/contracts/referrals/earnings';
import { payoutsContract } from '@/lib/contracts/referrals/payouts';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { bind, newAccounts, payOut, sale } from '@/tests/support/features/commissions';
import {
  approveAll,
  payoutsOf,
  readyPayee,
  refund,
  requestPayout,
  saveBank,
  saveW9,
  sold,
} from '@/tests/support/features/payouts';

afterEach(() => setClock());

const blockersOf = async (member: { token: string }) => (await payoutsOf(member)).blockers.map(({ name }) => name);

describe('[A7] a payout request', () => {
  it('takes everything approved, both degrees together, and nothing within the hold', async () => {
    const member = await readyPayee(10_000);
    const [payerId = '', ownerId = ''] = await newAccounts(2);
    await bind(ownerId, member.id);
    await sale({ payerId, ownerId, cents: 10_000, paidAt: '2026-11-02' });
    await approveAll();
    await sold(member.id, 5_000, '2026-11-23');
    const { answer } = await requestPayout(member);
    expect(answer.payouts).toMatchObject([{ amountCents: 3_000, state: 'requested', method: 'bank' }]);
    expect(answer.balance).toEqual({
      ...{ pendingCents: 1_000, heldCents: 0, approvedCents: 3_000, deductedCents: 0 },
      ...{ requestedCents: 3_000, availableCents: 0, paidCents: 0 },
    });
    expect(answer.nextApprovalAt).toBe('2026-12-23T00:00:00.000Z');
  });

  it('counts what it takes as no longer available, on every page', async () => {
    const member = await readyPayee(10_000);
    const { token: bearer } = member;
    const figures = async () => {
      const { answer: overview } = await visitor().ask(earningsContract.overview, { bearer });
      const { referrals } = (await visitor().ask(homeContract.read, { bearer })).answer;
      return [overview.payableCents, referrals?.availableCents, overview.isPayoutSetUp, referrals?.isPayoutSetUp];
    };
    expect(await figures()).toEqual([2_000, 2_000, true, true]);
    await requestPayout(member);
    expect(await figures()).toEqual([0, 0, true, true]);
  });

  it('has a minimum, shown before it is reached', async () => {
    const member = await readyPayee(4_999);
    expect((await payoutsOf(member)).blockers).toEqual([]);
    const poor = await readyPayee(4_995);
    expect(await payoutsOf(poor)).toMatchObject({
      minimumCents: 1_000,
      blockers: [{ name: 'below-minimum', message: 'The minimum payout is $10.00 of approved commissions.' }],
    });
    const refused = await requestPayout(poor);
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'The minimum payout is $10.00 of approved commissions.',
    ]);
  });

  it('needs a tax form and payout details first', async () => {
    const member = await registerMember();
    await sold(member.id);
    await approveAll();
    expect(await blockersOf(member)).toEqual(['no-tax-form', 'no-details']);
    expect((await requestPayout(member)).refusal.message).toBe('Add your tax form first.');
    await saveW9(member);
    expect((await requestPayout(member)).refusal.message).toBe('Add your payout details first.');
    await saveBank(member);
    expect((await requestPayout(member)).status).toBe(201);
  });

  it('is limited to one: of ten at once one is created', async () => {
    const member = await readyPayee(10_000);
    const replies = await Promise.all(Array.from({ length: 10 }, () => requestPayout(member)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect((await payoutsOf(member)).payouts).toHaveLength(1);
  });

  it('during a refund pays either the remaining or the original amount', async () => {
    const member = await registerMember();
    const invoiceId = await sold(member.id);
    await approveAll();
    await saveBank(member);
    await saveW9(member);
    await Promise.all([requestPayout(member), refund(invoiceId, 4_000)]);
    const { balance, payouts } = await payoutsOf(member);
    expect(balance.approvedCents).toBe(1_200);
    expect([1_200, 2_000]).toContain(payouts[0]?.amountCents);
  });

  it('[A8] deducts what was overpaid before a refund', async () => {
    const member = await readyPayee(10_000);
    const other = await sold(member.id, 10_000);
    await approveAll();
    await refund(other, 10_000);
    expect((await requestPayout(member)).answer.payouts[0]?.amountCents).toBe(2_000);
  });

  it('[A8] deducts a refund of what was paid also while the commission is held, and holds nothing below zero', async () => {
    const member = await registerMember();
    const paid = await sold(member.id, 10_000);
    await approveAll();
    await payOut(member.id);
    await refund(paid, 5_000);
    await pool().query(`update commissions set hold_reason = 'Checking' where invoice_id = $1`, [paid]);
    expect((await payoutsOf(member)).balance).toMatchObject({ heldCents: 0, deductedCents: -1_000 });
  });

  it('names the account it goes to: the current one until it is sent, and none once it is canceled', async () => {
    const member = await readyPayee(10_000);
    await saveBank(member, { accountNumber: '111122223333' });
    const { payouts } = (await requestPayout(member)).answer;
    expect(payouts).toMatchObject([{ method: 'bank', destination: 'Bank account …3333' }]);
    const { answer } = await saveBank(member, { accountNumber: '111122224444' });
    expect(answer.payouts).toMatchObject([{ state: 'requested', destination: 'Bank account …4444' }]);
    const params = { id: payouts[0]?.id ?? '' };
    const canceled = (await visitor().ask(payoutsContract.cancel, { bearer: member.token, params })).answer;
    expect(canceled.payouts).toMatchObject([{ state: 'canceled', destination: null }]);
    expect(canceled.balance.requestedCents).toBe(0);
  });

  it('can be canceled by its payee, once, and by no one else', async () => {
    const member = await readyPayee(10_000);
    const id = (await requestPayout(member)).answer.payouts[0]?.id ?? '';
    const cancel = ({ token: bearer }: { token: string }) =>
      visitor().ask(payoutsContract.cancel, { bearer, params: { id } });
    expect((await cancel(await registerMember())).status).toBe(404);
    const { payouts, balance, blockers } = (await cancel(member)).answer;
    expect([payouts[0]?.state, balance.availableCents, blockers]).toEqual(['canceled', 2_000, []]);
    expect((await cancel(member)).status).toBe(404);
  });
});

describe('[A7] payout details and tax form', () => {
  it.each([
    [{ routingNumber: '110000001' }, 'routingNumber', 'Enter the nine-digit routing number of a US bank'],
    [{ accountNumber: '12' }, 'accountNumber', 'Enter the account number, 4 to 17 digits'],
  ])('%j is refused', async (change, field, sentence) => {
    expect((await saveBank(await registerMember(), change)).refusal.fields).toEqual({ [field]: sentence });
  });

  it('show only the end of a number, and store the rest only encrypted', async () => {
    const member = await registerMember();
    await saveBank(member, { accountNumber: '998877665544' });
    await saveW9(member, { taxId: '900-44-7788' });
    expect(await payoutsOf(member)).toMatchObject({
      details: { method: 'bank', isReady: true, holderName: 'Ann Lee', last4: '5544' },
      taxForm: { kind: 'w9', country: 'US', classification: 'individual', taxIdLast4: '7788' },
    });
    const { rows } = await pool().query(
      `select a::text || f::text as line from payout_accounts a join tax_forms f using (account_id)`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/998877665544|900-?44-?7788/);
  });

  it('accept no real Social Security number in a demo, and no unknown country', async () => {
    const member = await registerMember();
    expect((await saveW9(member, { taxId: '123-45-6780' })).refusal.fields).toHaveProperty('taxId');
    const foreign = (country: string) =>
      visitor().ask(payoutsContract.saveTaxForm, {
        bearer: member.token,
        body: { kind: 'foreign', name: 'Ann Lee', country, certifies: true },
      });
    expect((await foreign('US')).status).toBe(400);
    expect((await foreign('XX')).status).toBe(400);
    expect((await foreign('DE')).answer.taxForm).toMatchObject({ kind: 'foreign', country: 'DE', taxIdLast4: null });
  });
});
