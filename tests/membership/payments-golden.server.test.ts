import { describe, expect, it } from 'vitest';
import { createStripe } from '@/lib/server/providers/payments/stripe';
import { createStripeClient } from '@/lib/server/providers/payments/stripe-client';
import { recordStripe, type StripeCall } from '@/tests/support/features/recorded-stripe';

const { sentBy, base } = recordStripe();

const plan = { customerId: 'cus_1', ourId: 'A'.repeat(20), uniqueId: 'B'.repeat(20) };
const expanded = 'expand[0]=latest_invoice.confirmation_secret&expand[1]=discounts';

const toYear = {
  ...{ id: 'sub_1', itemId: 'si_1', at: undefined, isTrial: false },
  from: { tier: 'cofounder', interval: 'month' },
  to: { tier: 'cofounder', interval: 'year' },
} as const;

describe('[E1] requests to Stripe, word for word', () => {
  it.each<[string, StripeCall, string, string]>([
    [
      'a customer',
      (payments) => payments.createCustomer({ accountId: 'acc', email: 'a@example.test', name: 'Ann Lee' }, 'key-1'),
      'POST /v1/customers',
      'email=a@example.test&name=Ann Lee&metadata[userId]=acc',
    ],
    [
      'the new email of a customer',
      (payments) => payments.updateCustomer({ customerId: 'cus_1', email: 'b@example.test', name: 'Ann Lee' }, 'key-1'),
      'POST /v1/customers/cus_1',
      'email=b@example.test&name=Ann Lee',
    ],
    [
      'a card to be kept',
      (payments) => payments.createSetup({ customerId: 'cus_1', accountId: 'acc' }, 'key-1'),
      'POST /v1/setup_intents',
      'customer=cus_1&usage=off_session&automatic_payment_methods[enabled]=true&automatic_payment_methods[allow_redirects]=never&allowed_payment_method_types[0]=card&metadata[userId]=acc',
    ],
    [
      'a gift',
      (payments) =>
        payments.createPayment(
          {
            customerId: 'cus_1',
            amountCents: 6_000,
            description: 'A gift',
            email: 'a@example.test',
            metadata: { gift: '3' },
          },
          'key-1',
        ),
      'POST /v1/payment_intents',
      'amount=6000&currency=usd&customer=cus_1&automatic_payment_methods[enabled]=true&automatic_payment_methods[allow_redirects]=never&allowed_payment_method_types[0]=card&description=A gift&receipt_email=a@example.test&metadata[gift]=3',
    ],
    [
      'a card that is attached',
      (payments) => payments.attachCard({ customerId: 'cus_1', cardId: 'pm_1' }, 'key-1'),
      'POST /v1/payment_methods/pm_1/attach',
      'customer=cus_1',
    ],
    [
      'the card that pays',
      (payments) => payments.makeDefault({ customerId: 'cus_1', cardId: 'pm_1' }, 'key-1'),
      'POST /v1/customers/cus_1',
      'invoice_settings[default_payment_method]=pm_1',
    ],
    [
      'a subscription',
      (payments) =>
        payments.createSubscription({ ...plan, tier: 'member', interval: 'month', trialDays: undefined }, 'key-1'),
      'POST /v1/subscriptions',
      `customer=cus_1&items[0][price]=price_month&payment_behavior=default_incomplete&payment_settings[payment_method_types][0]=card&payment_settings[save_default_payment_method]=off&metadata[subscriptionId]=${plan.ourId}&metadata[subscriptionType]=member&metadata[uniqueId]=${plan.uniqueId}&${expanded}`,
    ],
    [
      'a subscription that is charged after a gift',
      (payments) =>
        payments.createSubscription(
          {
            ...{ ...plan, uniqueId: null, tier: 'member', interval: 'month', trialDays: undefined },
            trialEnd: new Date('2027-05-03T12:00:00Z'),
          },
          'key-1',
        ),
      'POST /v1/subscriptions',
      `customer=cus_1&items[0][price]=price_month&payment_behavior=default_incomplete&payment_settings[payment_method_types][0]=card&payment_settings[save_default_payment_method]=off&trial_end=1809345600&metadata[subscriptionId]=${plan.ourId}&metadata[subscriptionType]=member&${expanded}`,
    ],
    [
      'a founder’s test drive',
      (payments) =>
        payments.createSubscription(
          { ...plan, uniqueId: null, tier: 'cofounder', interval: 'year', trialDays: 30 },
          'key-1',
        ),
      'POST /v1/subscriptions',
      `customer=cus_1&items[0][price]=price_year&discounts[0][coupon]=cofounder_year&payment_behavior=default_incomplete&payment_settings[payment_method_types][0]=card&payment_settings[save_default_payment_method]=off&trial_period_days=30&metadata[subscriptionId]=${plan.ourId}&metadata[subscriptionType]=cofounder&${expanded}`,
    ],
    [
      'a cancellation',
      (payments) => payments.cancelAtPeriodEnd('sub_1', true, 'key-1'),
      'POST /v1/subscriptions/sub_1',
      `cancel_at_period_end=true&${expanded}`,
    ],
    [
      'a cancellation taken back',
      (payments) => payments.cancelAtPeriodEnd('sub_1', false, 'key-1'),
      'POST /v1/subscriptions/sub_1',
      `cancel_at_period_end=false&${expanded}`,
    ],
    [
      'another interval',
      (payments) => payments.changePlan(toYear, 'key-1'),
      'POST /v1/subscriptions/sub_1',
      `items[0][id]=si_1&items[0][price]=price_year&discounts[0][coupon]=cofounder_year&proration_behavior=always_invoice&payment_behavior=allow_incomplete&metadata[subscriptionType]=cofounder&${expanded}`,
    ],
    [
      'an open invoice',
      (payments) => payments.payInvoice('in_1', 'pm_1', 'key-1'),
      'POST /v1/invoices/in_1/pay',
      'payment_method=pm_1&off_session=false',
    ],
  ])('%s', async (_, call, line, body) => {
    const request = await sentBy(call);
    expect(request).toEqual({
      line,
      body,
      version: '2026-10-28.endive',
      key: 'key-1',
      type: 'application/x-www-form-urlencoded',
      authorization: 'Bearer sk_test_golden',
    });
  });

  it.each<[string, StripeCall, string]>([
    ['an end at once', (payments) => payments.endSubscription('sub_1'), 'DELETE /v1/subscriptions/sub_1'],
    ['an invoice that is withdrawn', (payments) => payments.voidInvoice('in_1'), 'POST /v1/invoices/in_1/void'],
    [
      'how a subscription stands',
      (payments) => payments.readSubscription('sub_1'),
      `GET /v1/subscriptions/sub_1?${expanded}`,
    ],
    [
      'all of them',
      (payments) => payments.listSubscriptions('cus_1'),
      'GET /v1/subscriptions?status=all&limit=100&customer=cus_1',
    ],
    [
      'an invoice with the codes of its discounts',
      (payments) => payments.readInvoice('in_1'),
      'GET /v1/invoices/in_1?expand[0]=discounts.promotion_code&expand[1]=lines.data.discounts.promotion_code&expand[2]=payments.data.payment.payment_intent',
    ],
    ['a payment', (payments) => payments.readCharge('ch_1'), 'GET /v1/charges/ch_1'],
    ['what a refund gave back', (payments) => payments.chargeOfRefund('re_1'), 'GET /v1/refunds/re_1'],
    ['a dispute', (payments) => payments.readDispute('dp_1'), 'GET /v1/disputes/dp_1'],
    [
      'what an invoice was paid by, before it is given back',
      (payments) => payments.refundInvoice('in_1', 500, 'key-1'),
      'GET /v1/invoice_payments?invoice=in_1&status=paid&limit=1',
    ],
    ['cards', (payments) => payments.listCards('cus_1'), 'GET /v1/customers/cus_1/payment_methods?type=card&limit=20'],
  ])('%s', async (_, call, line) => {
    expect((await sentBy(call))?.line).toBe(line);
  });
});

it('[R48] accepts events signed with either of two secrets during a rotation, and no other', () => {
  const stripe = createStripeClient({ secretKey: 'sk_test_golden', apiBase: base() });
  const secrets = ['whsec_the_old_one', 'whsec_the_new_one'];
  const provider = createStripe({ stripe, secrets, isReal: true, isLive: true, publishableKey: 'pk_live_golden' });
  const object = { id: 'in_1', object: 'invoice' };
  const payload = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', created: 1, livemode: true, data: { object } });
  const sign = (secret: string) => stripe.webhooks.generateTestHeaderString({ payload, secret });
  for (const secret of secrets) expect(provider.readEvent(payload, sign(secret))).toMatchObject({ objectId: 'in_1' });
  expect(() => provider.readEvent(payload, sign('whsec_somebody_elses'))).toThrow('not signed');
});
