import { afterEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { processDueBilling } from '@/lib/server/membership/process-billing-job';
import { requirePayments } from '@/lib/server/membership/payments';
import { syncRefunds } from '@/lib/server/membership/refunds';
import { eventually } from '@/tests/support/eventually';
import { logIn, registerMember } from '@/tests/support/database/factories';
import { happenings, paidInvoice, refund, refundAtStripe, refusingCard } from '@/tests/support/features/money-back';
import { buyGift, hearAll, kindsTo, readBilling, redeemGift } from '@/tests/support/features/payments';

afterEach(() => {
  setClock();
  vi.restoreAllMocks();
});

/** Moves the clock this many hours ahead and processes all payments and events due by then. */
async function later(hours: number) {
  const then = new Date(Date.now() + hours * 3_600_000);
  setClock(() => then);
  await processDueBilling();
  await hearAll();
}

const givenBack = async (email: string) => (await kindsTo(email)).filter((kind) => kind.startsWith('refund'));

const chargeOf = async (invoice: string) =>
  (
    await pool().query<{ key: string }>(
      `select key from simulated_records where service = 'stripe' and data ->> 'simulated_invoice' = $1 and key like 'ch_%'`,
      [invoice],
    )
  ).rows[0]?.key ?? '';

describe('[E1] [J4] a refund that the bank rejects', () => {
  it('is no longer shown as refunded, is reported and counted once, and can be issued again', async () => {
    const { member, invoice: id } = await paidInvoice(refusingCard);
    await refund(id, 500);
    await hearAll();
    expect((await readBilling(member)).invoices[0]).toMatchObject({ refundedCents: 500 });
    expect(await givenBack(member.email)).toEqual(['refunded']);

    await later(2);
    await syncRefunds(await chargeOf(id));
    const back = { ...member, ...(await logIn(member)) };
    expect((await readBilling(back)).invoices[0]).toMatchObject({ status: 'paid', refundedCents: 0 });
    expect(await givenBack(member.email)).toEqual(['refunded', 'refund-failed']);
    expect([await happenings('refund'), await happenings('refund_failed')]).toEqual([['500'], ['500']]);
    const sums = await pool().query<{ cents: string }>(
      'select cents from billing_refunds where invoice_id = $1 order by id',
      [id],
    );
    expect(sums.rows.map(({ cents }) => Number(cents))).toEqual([500, -500]);

    // Repeating the request creates a new refund instead of returning the failed one.
    expect((await refund(id, 500)).status).toBe(200);
    await hearAll();
    expect((await readBilling(back)).invoices[0]).toMatchObject({ refundedCents: 500 });
    expect(await givenBack(member.email)).toEqual(['refunded', 'refund-failed', 'refunded']);
  });

  it('[R48] stays rejected when an earlier Stripe event arrives late', async () => {
    const { member, invoice: id } = await paidInvoice(refusingCard);
    await refund(id);
    const payments = await requirePayments();
    const chargeId = await chargeOf(id);
    const before = await payments.readCharge(chargeId);
    const held = Promise.withResolvers<typeof before>();
    const reading = vi.spyOn(payments, 'readCharge').mockReturnValueOnce(held.promise);
    const early = syncRefunds(chargeId);
    await eventually(() => expect(reading).toHaveBeenCalledTimes(1));
    await later(2);
    held.resolve(before);
    await early;
    const back = { ...member, ...(await logIn(member)) };
    expect((await readBilling(back)).invoices[0]).toMatchObject({ refundedCents: 0 });
  });

  it('[R48] [D7] keeps the gift open when an earlier answer of Stripe arrives late', async () => {
    const [buyer, friend] = [await registerMember(), await registerMember()];
    const { intentId, code } = await buyGift(buyer, refusingCard);
    await redeemGift(friend, code);
    await refundAtStripe(intentId);
    await hearAll();
    const payments = await requirePayments();
    const { rows } = await pool().query<{ key: string }>(
      `select key from simulated_records where service = 'stripe' and data ->> 'payment_intent' = $1 and key like 'ch_%'`,
      [intentId],
    );
    const chargeId = rows[0]?.key ?? '';
    const before = await payments.readCharge(chargeId);
    expect(before.refundedCents).toBe(before.amountCents);
    const held = Promise.withResolvers<typeof before>();
    const reading = vi.spyOn(payments, 'readCharge').mockReturnValueOnce(held.promise);
    const early = syncRefunds(chargeId);
    await eventually(() => expect(reading).toHaveBeenCalledTimes(1));
    await later(2);
    held.resolve(before);
    await early;
    const back = { ...friend, ...(await logIn(friend)) };
    expect((await readBilling(back)).membership).toMatchObject({ tier: 'member', reason: 'gift' });
  });

  it('[D7] restores the gift that it had ended, extended by the time it was closed', async () => {
    const [buyer, friend] = [await registerMember(), await registerMember()];
    const [used, unused] = [await buyGift(buyer, refusingCard), await buyGift(buyer, refusingCard)];
    await redeemGift(friend, used.code);
    const open = await readBilling(friend);
    for (const { intentId } of [used, unused]) await refundAtStripe(intentId);
    await hearAll();
    expect((await readBilling(friend)).membership.tier).toBeNull();

    await later(2);
    const friendLater = { ...friend, ...(await logIn(friend)) };
    const again = await readBilling(friendLater);
    expect(again.membership).toMatchObject({ tier: 'member', reason: 'gift' });
    const gained = Date.parse(again.membership.until ?? '') - Date.parse(open.membership.until ?? '');
    expect(gained / 3_600_000).toBeGreaterThan(1.9);
    expect(gained / 3_600_000).toBeLessThan(2.1);
    const late = await registerMember();
    expect((await redeemGift(late, unused.code)).status).toBe(200);
    expect(await givenBack(buyer.email)).toEqual(['refunded', 'refunded', 'refund-failed', 'refund-failed']);
  });
});
