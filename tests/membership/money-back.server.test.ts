import { afterEach, describe, expect, it, vi } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { randomId } from '@/lib/domain/shared/ids';
import { pool } from '@/lib/server/platform/db/pool';
import { syncDispute } from '@/lib/server/membership/disputes';
import { requirePayments } from '@/lib/server/membership/payments';
import { handleStripeWebhook } from '@/lib/server/membership/stripe-events';
import { visitor } from '@/tests/support/api/api';
import { eventually } from '@/tests/support/eventually';
import { registerMember } from '@/tests/support/database/factories';
import { disputedCard, happenings, paidInvoice, refund, refundAtStripe } from '@/tests/support/features/money-back';
import {
  addCard,
  buyGift,
  hearAll,
  kindsTo,
  readBilling,
  redeemGift,
  subscribe,
  upstream,
} from '@/tests/support/features/payments';
import { stripeDashboard } from '@/tests/support/providers/stripe-dashboard';
import { eventOf, sign } from '@/tests/support/providers/stripe-events';

afterEach(() => vi.restoreAllMocks());

const keysOf = async (like: string) =>
  (
    await pool().query<{ key: string }>(
      `select key from simulated_records where service = 'stripe' and key like $1 order by key`,
      [like],
    )
  ).rows.map(({ key }) => key);

/** Delivers Stripe's events of a type again, unchanged. */
async function redeliver(type: string) {
  const isDispute = type.startsWith('charge.dispute');
  for (const id of await keysOf(isDispute ? 'dp_%' : 'ch_%')) {
    const object = { id, object: isDispute ? 'dispute' : 'charge' };
    const event = eventOf({ id: `evt_${randomId()}`, type, object });
    await handleStripeWebhook(event, sign(event));
  }
}

describe('[J4] [E1] a refund', () => {
  it('in parts and then in full is shown, mailed and counted once each, and ends no access by itself', async () => {
    const { member, invoice: id } = await paidInvoice();
    expect((await refund(id, 500)).answer).toEqual({ refundedCents: 500 });
    await hearAll();
    expect((await readBilling(member)).invoices[0]).toMatchObject({ status: 'paid', refundedCents: 500 });
    expect((await refund(id, 1_501)).refusal.message).toBe('The refund is larger than the remaining paid amount.');
    expect((await refund(id)).answer).toEqual({ refundedCents: 1_500 });
    await hearAll();
    await redeliver('charge.refunded');
    const billing = await readBilling(member);
    expect(billing.invoices[0]).toMatchObject({ paidCents: 2_000, refundedCents: 2_000 });
    expect(billing.membership).toMatchObject({ tier: 'member', reason: 'active' });
    expect((await happenings('refund')).sort()).toEqual(['1500', '500']);
    expect((await kindsTo(member.email)).filter((kind) => kind === 'refunded')).toHaveLength(2);
    expect((await refund(id)).refusal.message).toBe('The refund is larger than the remaining paid amount.');
    expect((await refund('in_ofnobody123')).status).toBe(404);
  });

  it('that an earlier version reported as a total is not reported again, but later refunds are', async () => {
    const { member, invoice: id } = await paidInvoice();
    await refund(id, 500);
    await hearAll();
    // As an earlier version recorded refunds: by the charge and the total.
    await pool().query(
      `update analytics_events e set dedupe_key = 'refund:' || c.key || ':500'
         from simulated_records c join simulated_records r on r.data ->> 'charge' = c.key
        where c.data ->> 'simulated_invoice' = $1 and c.key like 'ch_%' and e.dedupe_key = 'refund:' || r.key`,
      [id],
    );
    await pool().query(
      `update outbox set dedupe_key = dedupe_key || ':sum' where dedupe_key like 'billing:refunded:%'`,
    );
    const before = (await happenings('refund')).length;
    await refund(id, 300);
    await hearAll();
    expect((await happenings('refund')).slice(before)).toEqual(['300']);
    expect((await kindsTo(member.email)).filter((kind) => kind === 'refunded')).toHaveLength(2);
    expect((await readBilling(member)).invoices[0]).toMatchObject({ refundedCents: 800 });
  });

  it('through a dispute keeps access while the bank decides, and ends the subscription when the dispute is lost', async () => {
    const { member } = await paidInvoice(disputedCard);
    const early = await readBilling(member);
    expect(early.invoices[0]).toMatchObject({ dispute: 'open' });
    expect(early.membership.tier).toBe('member');
    const payments = await requirePayments();
    const [id = ''] = await keysOf('dp_%');
    const open = await payments.readDispute(id);
    const held = Promise.withResolvers<typeof open>();
    const reading = vi.spyOn(payments, 'readDispute').mockReturnValueOnce(held.promise);
    // A read that started while the dispute was open returns after its end was reported.
    const late = syncDispute(id);
    await eventually(() => expect(reading).toHaveBeenCalledTimes(1));
    await pool().query(
      `update simulated_records set data = jsonb_set(data, '{status}', '"lost"') where service = 'stripe' and key like 'dp_%'`,
    );
    for (let time = 0; time < 2; time += 1) await redeliver('charge.dispute.closed');
    held.resolve(open);
    await late;
    const lost = await readBilling(member);
    expect(lost.invoices[0]).toMatchObject({ dispute: 'lost' });
    expect(lost.subscription?.status).toBe('canceled');
    expect(lost.membership.tier).toBeNull();
    expect(await happenings('dispute')).toEqual(['open', 'lost']);
    expect((await kindsTo(member.email)).filter((kind) => kind === 'ended')).toHaveLength(1);
  });

  it('through a lost dispute ends the subscription that it paid for, and not a later one', async () => {
    const { member } = await paidInvoice(disputedCard);
    const first = (await readBilling(member)).subscription;
    for (const { id } of await upstream(member)) await (await stripeDashboard()).subscriptions.cancel(id);
    await hearAll();
    await addCard(member);
    await subscribe(member);
    await pool().query(
      `update simulated_records set data = jsonb_set(data, '{status}', '"lost"') where service = 'stripe' and key like 'dp_%'`,
    );
    await redeliver('charge.dispute.closed');
    const { subscription, membership, invoices } = await readBilling(member);
    expect(invoices.map(({ dispute }) => dispute)).toContain('lost');
    expect(subscription).toMatchObject({ status: 'active' });
    expect(subscription?.id).not.toBe(first?.id);
    expect(membership).toMatchObject({ tier: 'member', reason: 'active' });
  });

  it('[D7] for a gift ends the access it gave, and its code stops working', async () => {
    const [buyer, friend, late] = [await registerMember(), await registerMember(), await registerMember()];
    const [used, unused] = [await buyGift(buyer), await buyGift(buyer)];
    await redeemGift(friend, used.code);
    expect((await readBilling(friend)).membership).toMatchObject({ tier: 'member', reason: 'gift' });
    for (const { intentId } of [used, unused]) await refundAtStripe(intentId);
    for (let time = 0; time < 2; time += 1) await redeliver('charge.refunded');
    expect((await readBilling(friend)).membership.tier).toBeNull();
    expect((await redeemGift(late, unused.code)).status).toBe(422);
    expect((await readBilling(buyer)).gifts.map(({ state }) => state)).toEqual(['refunded', 'refunded']);
    expect(await happenings('refund', '6000')).toHaveLength(2);
    const query = await visitor().ask(billingContract.finishGift, {
      bearer: friend.token,
      body: { paymentIntentId: used.intentId },
    });
    expect(query.status).toBe(404);
  });
});
