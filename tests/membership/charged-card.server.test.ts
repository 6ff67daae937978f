import { afterEach, describe, expect, it } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { processDueBilling } from '@/lib/server/membership/process-billing-job';
import { advanceSimulatedTime } from '@/lib/server/membership/payments';
import { visitor } from '@/tests/support/api/api';
import { logIn, registerMember } from '@/tests/support/database/factories';
import {
  addCard,
  customerOf,
  decliningCard,
  hearAll,
  kindsTo,
  payingMember,
  readBilling,
  typeCard,
  type Payer,
} from '@/tests/support/features/payments';
import { idOf, stripeDashboard } from '@/tests/support/providers/stripe-dashboard';
import { stripeIdOf } from '@/tests/support/providers/stripe-events';

afterEach(() => setClock());

const mastercard = '5555555555554444';
const at = (moment: string | null, days: number) => new Date(Date.parse(moment ?? '') + days * 86_400_000);
const standAt = (date: Date) => setClock(() => date);

/** The card that paid a member's newest invoice, according to Stripe. */
async function lastCharged(member: { id: string }) {
  const stripe = await stripeDashboard();
  const customer = await customerOf(member);
  const [invoice] = (await stripe.invoices.list({ customer, limit: 1 })).data;
  const { data } = await stripe.invoicePayments.list({ invoice: invoice?.id ?? '', status: 'paid' });
  const intent = await stripe.paymentIntents.retrieve(idOf(data[0]?.payment.payment_intent));
  const charge = await stripe.charges.retrieve(idOf(intent.latest_charge));
  return (await stripe.paymentMethods.retrieve(idOf(charge.payment_method))).card?.last4;
}

/** A subscription with its own default card, as older subscriptions have. */
async function withOwnCard() {
  const { member, subscription } = await payingMember();
  const stripe = await stripeDashboard();
  const stripeId = await stripeIdOf(subscription.id);
  const [card] = (await readBilling(member)).cards;
  await stripe.subscriptions.update(stripeId, {
    default_payment_method: card?.id ?? '',
    payment_settings: { save_default_payment_method: 'on_subscription' },
  });
  await hearAll();
  return { member, subscription, stripe, stripeId };
}

describe('[E3] the card that is charged', () => {
  it('is the one added last, at a renewal too, though the subscription has its own card', async () => {
    const { member, subscription } = await withOwnCard();
    expect(await lastCharged(member)).toBe('4242');
    await addCard(member, mastercard);
    standAt(at(subscription.periodEnd, 0.1));
    await advanceSimulatedTime();
    expect(await lastCharged(member)).toBe('4444');
  });

  it('is the one added last for an open invoice and its retries, though the invoice has its own card', async () => {
    const { member, subscription, stripe, stripeId } = await withOwnCard();
    const declining = (await typeCard(member, decliningCard)).answer.paymentMethodId ?? '';
    await stripe.subscriptions.update(stripeId, { default_payment_method: declining });
    standAt(at(subscription.periodEnd, 0.1));
    await advanceSimulatedTime();
    await hearAll();
    const open = idOf((await stripe.subscriptions.retrieve(stripeId)).latest_invoice);
    await stripe.invoices.update(open, { default_payment_method: declining });
    const later = { ...member, ...(await logIn(member)) };
    await addCard(later, mastercard);
    expect((await readBilling(later)).subscription?.status).toBe('active');
    expect(await lastCharged(member)).toBe('4444');
    expect((await stripe.subscriptions.retrieve(stripeId)).default_payment_method).toBeNull();
  });

  it('is the one shown, when support sets it on the subscription at Stripe itself', async () => {
    const { member, stripe, stripeId } = await withOwnCard();
    const second = (await typeCard(member, mastercard)).answer.paymentMethodId ?? '';
    await hearAll();
    await stripe.subscriptions.update(stripeId, { default_payment_method: second });
    await hearAll();
    expect((await readBilling(member)).cards.find(({ isDefault }) => isDefault)?.last4).toBe('4444');
    const { token: bearer } = member;
    const removed = await visitor().ask(billingContract.removeCard, { bearer, params: { id: second } });
    expect(removed.status).toBe(409);
  });

  it('is the customer’s default again, when the subscription’s own was detached at Stripe', async () => {
    const { member, subscription, stripe, stripeId } = await withOwnCard();
    const second = (await typeCard(member, mastercard)).answer.paymentMethodId ?? '';
    await stripe.subscriptions.update(stripeId, { default_payment_method: second });
    await stripe.paymentMethods.detach(second);
    await hearAll();
    expect((await readBilling(member)).cards).toMatchObject([{ last4: '4242', isDefault: true }]);
    standAt(at(subscription.periodEnd, 0.1));
    await advanceSimulatedTime();
    expect(await lastCharged(member)).toBe('4242');
  });

  it('is a card: Link and bank accounts are not taken where only cards can be shown and charged', async () => {
    const { token: bearer } = await registerMember();
    const stripe = await stripeDashboard();
    const link = await stripe.paymentMethods.create({ type: 'link' });
    const begin = async () => [
      (await visitor().ask(transactionsContract.setupIntent, { bearer, headers: {} })).answer.id,
      (await visitor().ask(transactionsContract.paymentIntent, { bearer, headers: {}, body: { months: 1 } })).answer.id,
    ];
    const [setup = '', payment = ''] = await begin();
    await expect(stripe.setupIntents.confirm(setup, { payment_method: link.id })).rejects.toThrow('not allowed');
    await expect(stripe.paymentIntents.confirm(payment, { payment_method: link.id })).rejects.toThrow('not allowed');
    const body = { paymentMethodId: link.id };
    const attached = await visitor().ask(transactionsContract.attachPaymentMethod, { bearer, headers: {}, body });
    expect([attached.status, attached.refusal.message]).toEqual([422, 'We can’t use this card. Enter it again.']);
  });
});

describe('[E3] the default card', () => {
  const remove = async (member: Payer) => {
    const [card] = (await readBilling(member)).cards;
    return visitor().ask(billingContract.removeCard, { bearer: member.token, params: { id: card?.id ?? '' } });
  };

  it.each(['trialing', 'past_due', 'unpaid', 'paused', 'incomplete'])(
    'cannot be removed while the plan is %s, only once it has ended',
    async (status) => {
      const { member, subscription } = await payingMember();
      const become = (next: string) =>
        pool().query('update subscriptions set status = $2 where id = $1', [subscription.id, next]);
      await become(status);
      const refused = await remove(member);
      expect([refused.status, refused.refusal.message]).toEqual([
        409,
        'This card pays for your subscription. Add another one first.',
      ]);
      await become('canceled');
      expect((await remove(member)).answer).toEqual({ items: [] });
    },
  );
});

describe('[E12] the mail about an expiring card', () => {
  const isWarned = async (email: string) => (await kindsTo(email)).includes('card-expiring');

  it('is not sent about a card that was detached or renewed at Stripe', async () => {
    const { member, subscription } = await payingMember();
    const [card] = (await readBilling(member)).cards;
    const stripe = await stripeDashboard();
    const end = at(subscription.periodEnd, 0);
    const soon = { exp_month: end.getUTCMonth() || 12, exp_year: end.getUTCFullYear() - (end.getUTCMonth() ? 0 : 1) };
    await stripe.paymentMethods.update(card?.id ?? '', { card: soon });
    await hearAll();
    expect((await readBilling(member)).cards).toMatchObject([{ expMonth: soon.exp_month, expYear: soon.exp_year }]);
    await stripe.paymentMethods.update(card?.id ?? '', { card: { ...soon, exp_year: soon.exp_year + 4 } });
    // The event of the renewal has not arrived yet.
    standAt(at(subscription.periodEnd, -10));
    await processDueBilling();
    expect(await isWarned(member.email)).toBe(false);
    await stripe.paymentMethods.update(card?.id ?? '', { card: soon });
    await hearAll();
    await processDueBilling();
    expect(await isWarned(member.email)).toBe(true);
  });

  it('is forgotten with the card that is detached at Stripe', async () => {
    const { member } = await payingMember();
    await hearAll();
    const [card] = (await readBilling(member)).cards;
    await (await stripeDashboard()).paymentMethods.detach(card?.id ?? '');
    await hearAll();
    expect((await readBilling(member)).cards).toEqual([]);
  });
});
