import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { log } from '@/lib/server/platform/log/log';
import type { PaymentsProvider } from '@/lib/server/providers/payments/payments';
import { createStripe } from '@/lib/server/providers/payments/stripe';
import { createStripeClient } from '@/lib/server/providers/payments/stripe-client';
import { priceAgeMs } from '@/lib/server/providers/payments/stripe-prices';
import { reply, standIn, textOf } from '@/tests/support/api/stand-in';

let stripe: Awaited<ReturnType<typeof standIn>>;
let payments: PaymentsProvider;
/** The price that Stripe returns, and the requests that it received. */
let price: object;
let listed: string[];
let subscribedTo: (string | null)[];

beforeAll(async () => {
  stripe = await standIn(
    createServer((request, response) => {
      void textOf(request).then((body) => {
        if (request.method === 'GET') {
          listed.push(request.url ?? '');
          return reply(response, 200, { object: 'list', data: [price], has_more: false });
        }
        subscribedTo.push(new URLSearchParams(body).get('items[0][price]'));
        return reply(response, 200, {});
      });
    }),
  );
});
afterAll(() => stripe.close());

beforeEach(() => {
  [price, listed, subscribedTo] = [priceNamed('price_old'), [], []];
  const client = createStripeClient({ secretKey: 'sk_test_prices', apiBase: `http://127.0.0.1:${stripe.port}` });
  payments = createStripe({ stripe: client, secrets: [], isReal: true, isLive: false, publishableKey: null });
});
afterEach(() => {
  setClock();
  vi.restoreAllMocks();
});

const priceNamed = (id: string, unit_amount = 2_000) => ({ id, lookup_key: 'membership_month', unit_amount });
const wish = { customerId: 'cus_1', ourId: 'A', tier: 'member', interval: 'month', trialDays: undefined } as const;
const subscribe = () => Promise.allSettled([payments.createSubscription({ ...wish, uniqueId: null }, 'key')]);

it('[E1] a price that was replaced at Stripe is used once the known one has reached its greatest age', async () => {
  const start = new Date();
  setClock(() => start);
  await subscribe();
  price = priceNamed('price_new');
  setClock(() => new Date(start.getTime() + priceAgeMs - 1));
  await subscribe();
  setClock(() => new Date(start.getTime() + priceAgeMs));
  await subscribe();
  expect(subscribedTo).toEqual(['price_old', 'price_old', 'price_new']);
  expect(listed).toHaveLength(2);
  expect(listed[0]).toContain('active=true');
});

it('[E1] an amount at Stripe other than the one shown here is logged', async () => {
  price = priceNamed('price_dear', 2_500);
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await subscribe();
  expect(logged).toHaveBeenCalledWith(
    { price: 'price_dear', stripeCents: 2_500, shownCents: 2_000 },
    expect.stringContaining('differs'),
  );
});
