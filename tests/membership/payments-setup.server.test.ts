import { afterEach, beforeEach, expect, it } from 'vitest';
import { readForm } from '@/lib/server/providers/payments/simulated/form';
import { createStripe } from '@/lib/server/providers/payments/stripe';
import { createStripeClient } from '@/lib/server/providers/payments/stripe-client';
import { webhookEventTypes, payeeEvents } from '@/lib/server/providers/payments/stripe-setup';
import { startUpstream } from '@/tests/support/providers/fake-upstream';
import { reply } from '@/tests/support/api/stand-in';

const url = 'https://site.example/api/webhooks/stripe';
type Thing = Record<string, unknown>;

let shop: Thing[];
let server: Awaited<ReturnType<typeof startUpstream>>;

/** Simulates the parts of Stripe used here: objects are created by POST, listed, and read by id. */
beforeEach(async () => {
  shop = [];
  server = await startUpstream((response, { method, url: address, text }) => {
    const [, , kind = '', id] = address.split('?')[0]!.split('/');
    const lookupKey = new URL(address, 'http://stripe').searchParams.get('lookup_keys[0]');
    if (method === 'POST') {
      const { unit_amount: price, amount_off: off, ...fields } = readForm(text);
      const numbers = { ...(price ? { unit_amount: Number(price) } : {}), ...(off ? { amount_off: Number(off) } : {}) };
      const made = { id: `${kind}_1`, active: true, secret: 'whsec_madebystripe', ...fields, ...numbers, kind };
      shop.push(made);
      return reply(response, 200, made);
    }
    const found = shop.filter((one) => one.kind === kind);
    if (!id) return reply(response, 200, { data: found.filter((one) => !lookupKey || one.lookup_key === lookupKey) });
    const one = found.find((thing) => thing.id === id);
    const missing = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' } };
    return one ? reply(response, 200, one) : reply(response, 404, missing);
  });
});
afterEach(() => server.close());

const setUp = async () => {
  const stripe = createStripeClient({ secretKey: 'sk_test_setup0123', apiBase: server.apiBase });
  const payments = createStripe({ stripe, secrets: [], isReal: true, isLive: false, publishableKey: 'pk_test_x' });
  return (await payments.setUp?.(url)) ?? [];
};

it('[E1] creates what the site needs at Stripe, once, and reports differences', async () => {
  const first = await setUp();
  expect(first.map(({ what, state }) => `${state} ${what}`)).toEqual([
    'made product membership',
    'made price membership_month',
    'made coupon cofounder_month',
    'made price membership_year',
    'made coupon cofounder_year',
    `made webhook to ${url}`,
    `made webhook of payees to ${url}`,
  ]);
  expect(first.at(-1)?.detail).toBe('STRIPE_WEBHOOK_SECRET=whsec_madebystripe');
  expect(shop.map((one) => one.unit_amount ?? one.amount_off ?? null)).toEqual([
    null,
    2_000,
    1_000,
    20_000,
    12_000,
    null,
    null,
  ]);
  expect(shop.at(-2)?.enabled_events).toEqual([...webhookEventTypes]);
  expect(shop.at(-1)).toMatchObject({ enabled_events: [...payeeEvents], connect: 'true' });

  const calls = server.calls.length;
  expect((await setUp()).map(({ state }) => state)).toEqual(Array<string>(7).fill('there'));
  expect(server.calls.slice(calls).filter(({ method }) => method === 'POST')).toEqual([]);

  Object.assign(shop[1]!, { unit_amount: 900 });
  Object.assign(shop[2]!, { duration: 'once' });
  Object.assign(shop[5]!, { enabled_events: ['invoice.paid'] });
  const third = await setUp();
  expect(third.filter(({ state }) => state === 'differs').map(({ what }) => what)).toEqual([
    'price membership_month',
    'coupon cofounder_month',
    `webhook to ${url}`,
  ]);
  expect(shop).toHaveLength(7);
});
