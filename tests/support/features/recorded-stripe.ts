import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createStripe } from '@/lib/server/providers/payments/stripe';
import { createStripeClient } from '@/lib/server/providers/payments/stripe-client';
import type { PaymentsProvider } from '@/lib/server/providers/payments/payments';

type Sent = { line: string; body: string; version: string; key: string; type: string; authorization: string };
export type StripeCall = (payments: PaymentsProvider) => Promise<unknown>;

const price = (interval: string) => ({
  id: `price_${interval}`,
  object: 'price',
  lookup_key: `membership_${interval}`,
});

/** A stand-in for Stripe that records requests and returns empty responses, except for prices. */
export function recordStripe() {
  let server: Server;
  let payments: PaymentsProvider;
  let apiBase = '';
  const sent: Sent[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { headers, method = '', url = '' } = request;
        const text = (name: string) => String(headers[name] ?? '');
        if (url.startsWith('/v1/prices')) {
          response.end(JSON.stringify({ object: 'list', data: [price('month'), price('year')], has_more: false }));
          return;
        }
        sent.push({
          line: `${method} ${decodeURIComponent(url)}`,
          body: decodeURIComponent(Buffer.concat(chunks).toString('utf8')),
          version: text('stripe-version'),
          key: text('idempotency-key'),
          type: text('content-type'),
          authorization: text('authorization'),
        });
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  // A new provider for each test: empty responses leave a provider that has read pages of them unusable.
  beforeEach(() => {
    const stripe = createStripeClient({ secretKey: 'sk_test_golden', apiBase });
    payments = createStripe({ stripe, secrets: [], isReal: false, isLive: false, publishableKey: null });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  return {
    base: () => apiBase,
    /** The first request that a call sends; its response does not matter here. */
    sentBy: async (call: StripeCall): Promise<Sent | undefined> => {
      sent.length = 0;
      await Promise.allSettled([call(payments)]);
      return sent[0];
    },
  };
}
