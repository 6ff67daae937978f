import { describe, expect, it, vi } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { requirePayments } from '@/lib/server/membership/payments';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import {
  addCard,
  askingCard,
  cancel,
  hearAll,
  payingMember,
  readBilling,
  subscribe,
  upstream,
} from '@/tests/support/features/payments';
import { stripeIdOf } from '@/tests/support/providers/stripe-events';

describe('an unfinished payment, when another interval is chosen', () => {
  it('[E4] voids the invoice of an unfinished one that another interval replaces', async () => {
    const member = await registerMember();
    await addCard(member, askingCard);
    const first = (await subscribe(member)).answer;
    const [intentId = ''] = first.clientSecret?.split('_secret_') ?? [];
    const second = (await subscribe(member, { interval: 'year' })).answer;
    expect(second).toMatchObject({ interval: 'year', status: 'incomplete' });
    const statesOf = async () => (await readBilling(member)).invoices.map((one) => [one.status, one.totalCents]);
    expect(await statesOf()).toEqual([
      ['open', 20_000],
      ['void', 2_000],
    ]);
    // The bank's window for the first payment, still open in another tab, charges nothing.
    const body = {
      intentId,
      clientSecret: first.clientSecret,
      card: { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' },
    };
    const sent = { bearer: member.token, body };
    expect((await visitor().send('POST', billingContract.sampleCard.path, sent)).status).toBe(422);
    await hearAll();
    expect(await statesOf()).toHaveLength(2);
    expect((await readBilling(member)).subscription).toMatchObject({ id: second.id, status: 'incomplete' });
  });

  it('[E4] keeps an unfinished one that was paid before another interval is asked for', async () => {
    const { member, subscription } = await payingMember({}, askingCard);
    const [intentId = ''] = subscription.clientSecret?.split('_secret_') ?? [];
    // No card is typed: the bank confirms the saved one.
    const body = { intentId, clientSecret: subscription.clientSecret ?? '' };
    await visitor().ask(billingContract.sampleCard, { bearer: member.token, body });
    const { answer } = await subscribe(member, { interval: 'year' });
    expect(answer).toMatchObject({ id: subscription.id, interval: 'month', status: 'active' });
    expect((await readBilling(member)).invoices).toMatchObject([{ status: 'paid', totalCents: 2_000 }]);
  });
});

describe('an unfinished payment that its owner cancels', () => {
  it('[E4] keeps the plan that was paid, while Stripe still shows it as unfinished', async () => {
    const { member, subscription } = await payingMember({}, askingCard);
    const [intentId = ''] = subscription.clientSecret?.split('_secret_') ?? [];
    const payments = await requirePayments();
    const unfinished = await payments.readSubscription(await stripeIdOf(subscription.id));
    const body = { intentId, clientSecret: subscription.clientSecret ?? '' };
    await visitor().ask(billingContract.sampleCard, { bearer: member.token, body });
    const read = vi.spyOn(payments, 'readSubscription').mockResolvedValue(unfinished);
    await cancel(member, subscription.id);
    read.mockRestore();
    expect(await upstream(member)).toMatchObject([{ status: 'active' }]);
  });

  it('[E4] ends at once, with its invoice void, and leaves the free plan', async () => {
    const { member, subscription } = await payingMember({}, askingCard);
    expect((await cancel(member, subscription.id)).status).toBe(200);
    await hearAll();
    const billing = await readBilling(member);
    expect(billing).toMatchObject({ subscription: null, nextCharge: null, membership: { tier: null } });
    expect(billing.invoices.map(({ status }) => status)).toEqual(['void']);
  });

  it('[E4] keeps the plan when the bank has confirmed it meanwhile', async () => {
    const { member, subscription } = await payingMember({}, askingCard);
    const [intentId = ''] = subscription.clientSecret?.split('_secret_') ?? [];
    const body = { intentId, clientSecret: subscription.clientSecret ?? '' };
    await visitor().ask(billingContract.sampleCard, { bearer: member.token, body });
    expect((await cancel(member, subscription.id)).answer).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: false,
    });
  });
});

describe('a payment whose result is not known yet', () => {
  it('[U4] is being confirmed while it is made, and not after it was declined or is asked for', async () => {
    const { member } = await payingMember({}, askingCard);
    expect((await readBilling(member)).subscription).not.toHaveProperty('isConfirming');
    const payments = await requirePayments();
    const pay = payments.payInvoice.bind(payments);
    let during: Awaited<ReturnType<typeof readBilling>> | undefined;
    vi.spyOn(payments, 'payInvoice').mockImplementation(async (...given) => {
      during = await readBilling(member);
      return pay(...given);
    });
    await addCard(member);
    const { answer } = await visitor().ask(transactionsContract.subscribe, {
      ...{ bearer: member.token, headers: {}, body: { subscriptionType: 'member' } },
    });
    expect(during?.subscription).toMatchObject({ status: 'incomplete', isConfirming: true });
    expect(answer.status).toBe('active');
    expect((await readBilling(member)).subscription).not.toHaveProperty('isConfirming');
  });
});
