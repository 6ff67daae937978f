import { afterEach, describe, expect, it } from 'vitest';
import { randomId } from '@/lib/domain/shared/ids';
import { setClock } from '@/lib/server/platform/clock';
import { advanceSimulatedTime, requirePayments } from '@/lib/server/membership/payments';

afterEach(() => setClock());

const card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };

async function customerWithCard(number = card.number) {
  const payments = await requirePayments();
  const accountId = randomId();
  const customerId = await payments.createCustomer({ accountId, email: 'a@example.test', name: 'Ann Lee' }, randomId());
  const setup = await payments.createSetup({ customerId, accountId }, randomId());
  const { cardId } = (await payments.sample?.confirmSetup(setup.id, { ...card, number })) ?? { cardId: null };
  if (cardId === null) throw new Error('The card was not kept.');
  await payments.makeDefault({ customerId, cardId }, randomId());
  return { payments, customerId, cardId };
}

type Paying = Awaited<ReturnType<typeof customerWithCard>>;

/** Creates a subscription and pays its first invoice. */
async function begin({ payments, customerId, cardId }: Paying, over: object = {}) {
  const made = await payments.createSubscription({ ...plan, customerId, ourId: randomId(), ...over }, randomId());
  if (made.status === 'incomplete') await payments.payInvoice(made.latestInvoiceId ?? '', cardId, randomId());
  return payments.readSubscription(made.id);
}

const plan = { tier: 'member', interval: 'month', trialDays: undefined, uniqueId: null } as const;

const yearOf = ({ id, itemId }: { id: string; itemId: string }, tier: 'member' | 'cofounder') => ({
  ...{ id, itemId, at: undefined, isTrial: false },
  from: { tier, interval: 'month' as const },
  to: { tier, interval: 'year' as const },
});

describe('[E1] the simulated Stripe', () => {
  it('stores a card, creates a subscription and its invoice, and charges ten months for a year', async () => {
    const payer = await customerWithCard();
    const { payments, customerId } = payer;
    const made = await begin(payer);
    expect(made).toMatchObject({ status: 'active', interval: 'month', hasFounderDiscount: false, clientSecret: null });
    const [invoice] = await payments.listInvoices(customerId);
    expect(invoice).toMatchObject({ status: 'paid', totalCents: 2_000, paidCents: 2_000, subscriptionId: made.id });
    const year = await payments.changePlan(yearOf(made, 'member'), randomId());
    expect(year).toMatchObject({ status: 'active', interval: 'year' });
    const [second] = await payments.listInvoices(customerId);
    // None of the month has been used, so its full price is credited toward the year.
    expect(second).toMatchObject({ status: 'paid', totalCents: 18_000 });
  });

  it('[E8] applies the founder’s discount to every invoice, and keeps it when the interval changes', async () => {
    const payer = await customerWithCard();
    const { payments, customerId } = payer;
    const made = await begin(payer, { tier: 'cofounder' });
    expect(made.hasFounderDiscount).toBe(true);
    const year = await payments.changePlan(yearOf(made, 'cofounder'), randomId());
    expect(year.hasFounderDiscount).toBe(true);
    expect((await payments.listInvoices(customerId)).map(({ totalCents }) => totalCents)).toEqual([7_000, 1_000]);
  });

  it('[R47] handles a repeated key once, and refuses the key for another request', async () => {
    const { payments, customerId } = await customerWithCard();
    const [key, ourId] = [randomId(), randomId()];
    const made = await Promise.all(
      Array.from({ length: 10 }, () => payments.createSubscription({ ...plan, customerId, ourId }, key)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await payments.listSubscriptions(customerId)).toHaveLength(1);
    await expect(
      payments.createSubscription({ ...plan, interval: 'year', customerId, ourId }, key),
    ).rejects.toMatchObject({ outcome: 'refused' });
  });

  it.each([
    ['4000000000000002', 'Your card was declined. Try another one.'],
    ['4000000000009995', 'Your card has insufficient funds. Try another one.'],
    ['4000000000000069', 'Your card has expired. Use another one.'],
    ['4000000000000127', 'Your card’s security code is incorrect. Check it and try again.'],
    ['4111111111111111', 'Your card number is incorrect. Use one of the test cards listed.'],
  ])('refuses %s as its bank would', async (number, message) => {
    await expect(customerWithCard(number)).rejects.toMatchObject({ outcome: 'declined', message });
  });

  it('leaves a declined first payment incomplete, and lets it expire after 23 hours', async () => {
    const { payments, customerId, cardId } = await customerWithCard('4000000000000341');
    const made = await payments.createSubscription({ ...plan, customerId, ourId: randomId() }, randomId());
    expect(made.status).toBe('incomplete');
    await expect(payments.payInvoice(made.latestInvoiceId ?? '', cardId, randomId())).rejects.toMatchObject({
      outcome: 'declined',
    });
    const later = new Date(Date.now() + 24 * 3_600_000);
    setClock(() => later);
    await advanceSimulatedTime();
    expect((await payments.readSubscription(made.id)).status).toBe('incomplete_expired');
  });

  it('[E7] begins a test drive without a charge, and charges at its end', async () => {
    const payer = await customerWithCard();
    const { payments, customerId } = payer;
    const made = await begin(payer, { trialDays: 30 });
    expect(made.status).toBe('trialing');
    expect((await payments.listInvoices(customerId)).map(({ totalCents }) => totalCents)).toEqual([0]);
    const later = new Date(Date.now() + 31 * 86_400_000);
    setClock(() => later);
    await advanceSimulatedTime();
    expect((await payments.readSubscription(made.id)).status).toBe('active');
    expect((await payments.listInvoices(customerId)).map(({ paidCents }) => paidCents)).toContain(2_000);
  });

  it('[E5] ends a canceled subscription at the end of the paid period', async () => {
    const payer = await customerWithCard();
    const { payments } = payer;
    const made = await begin(payer);
    expect((await payments.cancelAtPeriodEnd(made.id, true, randomId())).cancelsAtPeriodEnd).toBe(true);
    const later = new Date(made.periodEnd.getTime() + 1000);
    setClock(() => later);
    await advanceSimulatedTime();
    const ended = await payments.readSubscription(made.id);
    expect(ended).toMatchObject({ status: 'canceled', endedAt: made.periodEnd });
  });

  it('[E12] retries a failed renewal, and ends after the last attempt', async () => {
    const payer = await customerWithCard();
    const { payments, customerId } = payer;
    const made = await begin(payer);
    const bad = await payments.createSetup({ customerId, accountId: randomId() }, randomId());
    const kept = await payments.sample?.confirmSetup(bad.id, { ...card, number: '4000000000000341' });
    await payments.makeDefault({ customerId, cardId: kept?.cardId ?? '' }, randomId());
    const at = async (days: number) => {
      const then = new Date(made.periodEnd.getTime() + days * 86_400_000);
      setClock(() => then);
      await advanceSimulatedTime();
      return (await payments.readSubscription(made.id)).status;
    };
    expect([await at(0.1), await at(4), await at(9), await at(17)]).toEqual([
      'past_due',
      'past_due',
      'past_due',
      'canceled',
    ]);
  });
});
