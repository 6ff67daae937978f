import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PaymentsProvider } from '@/lib/server/providers/payments/payments';
import { readForm } from '@/lib/server/providers/payments/simulated/form';
import { createStripe } from '@/lib/server/providers/payments/stripe';
import { createStripeClient } from '@/lib/server/providers/payments/stripe-client';
import { startUpstream } from '@/tests/support/providers/fake-upstream';
import { reply } from '@/tests/support/api/stand-in';

const address = { line1: '1 Main St', line2: null, city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' };
let billed: object | null;
let refusal: object | undefined;
let server: Awaited<ReturnType<typeof startUpstream>>;
beforeEach(async () => {
  [billed, refusal] = [address, undefined];
  server = await startUpstream((response, { method, url }) => {
    if (url.startsWith('/v1/prices')) {
      const price = { id: 'price_month', lookup_key: 'membership_month', active: true, unit_amount: 2_000 };
      return reply(response, 200, { data: [price], has_more: false });
    }
    if (url.startsWith('/v1/payment_methods/pm_1'))
      return reply(response, 200, { id: 'pm_1', billing_details: { address: billed } });
    if (url.startsWith('/v1/coupons')) return reply(response, 200, { id: 'x', amount_off: 1, duration: 'forever' });
    if (url.startsWith('/v1/webhook_endpoints'))
      return reply(response, 200, { data: [{ url: 'https://site.example/hook', enabled_events: ['*'] }] });
    if (refusal && method === 'POST') return reply(response, 400, { error: refusal });
    return reply(response, 200, { id: 'cus_1' });
  });
});
afterEach(() => server.close());

const paymentsWith = (collectsTax: boolean): PaymentsProvider => {
  const stripe = createStripeClient({ secretKey: 'sk_test_tax0123', apiBase: server.apiBase });
  return createStripe({ stripe, secrets: [], isReal: true, isLive: false, publishableKey: 'pk_test_x', collectsTax });
};

const plan = { customerId: 'cus_1', ourId: 'A', tier: 'member', interval: 'month', trialDays: undefined } as const;
const subscribe = (collectsTax: boolean) =>
  paymentsWith(collectsTax).createSubscription({ ...plan, uniqueId: null }, 'key');

const postedTo = (path: string) =>
  readForm(server.calls.find(({ method, url }) => method === 'POST' && url === path)?.text ?? '');

it.each([
  [true, { enabled: 'true' }],
  [false, undefined],
])('[E1] a subscription has its tax calculated when that is set: %s', async (collectsTax, automatic_tax) => {
  await Promise.allSettled([subscribe(collectsTax)]);
  const sent = postedTo('/v1/subscriptions');
  expect(sent).toMatchObject({ customer: 'cus_1' });
  expect(sent.automatic_tax).toEqual(automatic_tax);
});

it('[E1] the address of the card that pays becomes the customer’s, by which tax is calculated', async () => {
  const makeDefault = (collectsTax: boolean) =>
    paymentsWith(collectsTax).makeDefault({ customerId: 'cus_1', cardId: 'pm_1' }, 'key');
  const invoice_settings = { default_payment_method: 'pm_1' };
  await makeDefault(true);
  expect(postedTo('/v1/customers/cus_1')).toEqual({ invoice_settings, address: { ...address, line2: '' } });
  server.calls.length = 0;
  await makeDefault(false);
  expect(postedTo('/v1/customers/cus_1')).toEqual({ invoice_settings });
  server.calls.length = 0;
  billed = null;
  await makeDefault(true);
  expect(postedTo('/v1/customers/cus_1')).toEqual({ invoice_settings });
});

it('[E1] an address that tax cannot be calculated by is asked for again', async () => {
  refusal = { type: 'invalid_request_error', code: 'customer_tax_location_invalid', message: 'x' };
  await expect(subscribe(true)).rejects.toMatchObject({
    outcome: 'refused',
    message: 'Add your card again with your full billing address, so that tax can be calculated.',
  });
});

it('[E1] a price that does not include its tax is reported when the shop is set up', async () => {
  const steps = (await paymentsWith(true).setUp?.('https://site.example/hook')) ?? [];
  expect(steps.find(({ what }) => what === 'price membership_month')).toMatchObject({
    state: 'differs',
    detail: 'its tax behavior is unset, not inclusive',
  });
});
