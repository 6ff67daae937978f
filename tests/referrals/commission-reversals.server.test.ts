import { afterEach, describe, expect, it } from 'vitest';
import { adjustCommissions } from '@/lib/server/membership/credits/invoice-commissions';
import { setClock } from '@/lib/server/platform/clock';
import { pool, transaction } from '@/lib/server/platform/db/pool';
import { approveCommissions } from '@/lib/server/referrals/approve-commissions-job';
import { eventOf, sign } from '@/tests/support/providers/stripe-events';
import { handleStripeWebhook } from '@/lib/server/membership/stripe-events';
import { disputedCard, refund } from '@/tests/support/features/money-back';
import { hearAll, payingMember, promoter, readBilling } from '@/tests/support/features/payments';
import { bind, commissionsOf, newAccounts, owed, payOut, sale } from '@/tests/support/features/commissions';

afterEach(() => setClock());

async function soldThrough(cents?: number, paidAt = '2026-11-01') {
  const [payerId = '', first = '', second = ''] = await newAccounts(3);
  await bind(first, second);
  const id = await sale({ payerId, ownerId: first, paidAt, ...(cents === undefined ? {} : { cents }) });
  return { id, first, second, owedBoth: async () => [await owed(first), await owed(second)] };
}

async function change(id: string, column: 'refunded_cents' | 'dispute', value: number | string | null) {
  await pool().query(`update billing_invoices set ${column} = $2 where stripe_id = $1`, [id, value]);
  await transaction((tx) => adjustCommissions(tx, id));
}

const statesOf = async (id: string) => (await commissionsOf(id)).map(({ state }) => state);

async function approveAt(moment: string) {
  setClock(() => new Date(moment));
  await approveCommissions();
}

describe('[A8] a refund', () => {
  it('of 40% takes back 40% of both degrees', async () => {
    const { id, owedBoth } = await soldThrough(10_000);
    expect(await owedBoth()).toEqual([2_000, 1_000]);
    await change(id, 'refunded_cents', 4_000);
    expect(await owedBoth()).toEqual([1_200, 600]);
  });

  it.each([
    [
      [300, 900, 1_999],
      [340, 170],
      [220, 110],
    ],
    [
      [1_600, 1_900, 1_999],
      [80, 40],
      [20, 10],
    ],
  ])('in parts of %j never takes back more than was earned, and nothing twice', async (sums, afterOne, afterTwo) => {
    const { id, owedBoth } = await soldThrough(1_999);
    const seen = [];
    for (const sum of [...sums, 1_999]) {
      await change(id, 'refunded_cents', sum);
      seen.push(await owedBoth());
    }
    expect(seen).toEqual([afterOne, afterTwo, [0, 0], [0, 0]]);
    expect(await statesOf(id)).toEqual(['reversed', 'reversed']);
  });

  it('in full leaves a customer out of the number that decides the rate', async () => {
    const [first = '', second = '', ownerId = ''] = await newAccounts(3);
    const gone = await sale({ payerId: first, ownerId });
    await change(gone, 'refunded_cents', 2_000);
    const [commission] = await commissionsOf(await sale({ payerId: second, ownerId, paidAt: '2026-11-02' }));
    expect(commission?.referrals).toBe(1);
  });

  it('that fails at the bank is restored', async () => {
    const { id, owedBoth } = await soldThrough();
    await change(id, 'refunded_cents', 2_000);
    await change(id, 'refunded_cents', 500);
    expect(await owedBoth()).toEqual([300, 150]);
    expect(await statesOf(id)).toEqual(['pending', 'pending']);
  });

  it('after the payout makes the balance negative, and the next payout deducts it', async () => {
    const { id, first, owedBoth } = await soldThrough(10_000);
    await approveAt('2026-12-01T00:00:00Z');
    await payOut(first);
    expect(await owedBoth()).toEqual([0, 1_000]);
    expect(await statesOf(id)).toEqual(['paid', 'approved']);
    await change(id, 'refunded_cents', 4_000);
    expect(await owedBoth()).toEqual([-800, 600]);
    const [other = ''] = await newAccounts(1);
    await sale({ payerId: other, ownerId: first, cents: 10_000 });
    expect(await owed(first)).toBe(1_200);
    await approveAt('2026-12-02T00:00:00Z');
    await payOut(first);
    expect(await owed(first)).toBe(0);
  });
});

describe('[A8] a dispute', () => {
  it.each([
    ['won', [400, 200]],
    ['lost', [0, 0]],
  ])('takes everything back while it is open; when it is %s, %j are owed', async (end, cents) => {
    const { id, owedBoth } = await soldThrough();
    await change(id, 'dispute', 'open');
    expect(await owedBoth()).toEqual([0, 0]);
    await change(id, 'dispute', end);
    expect(await owedBoth()).toEqual(cents);
  });
});

describe('[A7] the hold', () => {
  it('ends thirty days after the payment, and not for what was taken back', async () => {
    const [kept, gone] = [await soldThrough(), await soldThrough()];
    await change(gone.id, 'refunded_cents', 2_000);
    await approveAt('2026-11-30T23:59:59Z');
    expect(await statesOf(kept.id)).toEqual(['pending', 'pending']);
    await approveAt('2026-12-01T00:00:00Z');
    expect(await statesOf(kept.id)).toEqual(['approved', 'approved']);
    expect(await statesOf(gone.id)).toEqual(['reversed', 'reversed']);
  });
});

describe('[A4] a payment at Stripe', () => {
  it('earns once however often Stripe reports it, and the operator’s refund takes its share back', async () => {
    const above = await promoter();
    const owner = await promoter();
    await bind(owner.member.id, above.member.id);
    const { member } = await payingMember({ promoCode: owner.code });
    await hearAll();
    const id = (await readBilling(member)).invoices[0]?.id ?? '';
    for (let time = 0; time < 5; time += 1) {
      const event = eventOf({ id: `evt_again${time}`, type: 'invoice.paid', object: { id, object: 'invoice' } });
      await handleStripeWebhook(event, sign(event));
    }
    expect(await commissionsOf(id)).toMatchObject([
      { degree: 1, payee_id: owner.member.id, earned: 400, reversed: 0 },
      { degree: 2, payee_id: above.member.id, earned: 200, reversed: 0 },
    ]);
    expect((await refund(id, 500)).status).toBe(200);
    await hearAll();
    expect(await commissionsOf(id)).toMatchObject([{ reversed: 100 }, { reversed: 50 }]);
  });

  it('disputed by its bank earns nothing for now', async () => {
    const owner = await promoter();
    const { member } = await payingMember({ promoCode: owner.code }, disputedCard);
    await hearAll();
    const id = (await readBilling(member)).invoices[0]?.id ?? '';
    expect(await commissionsOf(id)).toMatchObject([{ degree: 1, earned: 400, reversed: 400, state: 'reversed' }]);
  });
});
