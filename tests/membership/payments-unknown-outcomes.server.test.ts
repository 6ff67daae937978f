import { afterEach, describe, expect, it } from 'vitest';
import { paymentsUnavailable, paymentsChecking } from '@/lib/content/membership/payment-messages';
import { createStripe } from '@/lib/server/providers/payments/stripe';
import { createStripeClient } from '@/lib/server/providers/payments/stripe-client';
import { startUpstream, type UpstreamBehaviour } from '@/tests/support/providers/fake-upstream';
import { reply } from '@/tests/support/api/stand-in';

const closers: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function paymentsAt(behave: UpstreamBehaviour, limits: { limitMs: number; chargeLimitMs: number }) {
  const { apiBase, close } = await startUpstream(behave);
  closers.push(close);
  const stripe = createStripeClient({ secretKey: 'sk_test_unknown0123', apiBase }, limits.limitMs);
  const { chargeLimitMs } = limits;
  return createStripe({ stripe, secrets: [], isReal: true, isLive: false, publishableKey: 'pk_test_x', chargeLimitMs });
}

const failing = (status: number, error: object): UpstreamBehaviour => {
  return (response) => reply(response, status, { error });
};
const short = { limitMs: 300, chargeLimitMs: 300 };

describe('[R47] a payment whose outcome is unknown', () => {
  it.each<[string, UpstreamBehaviour]>([
    ['its key is in use', failing(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'x' })],
    ['Stripe fails', failing(500, { type: 'api_error', message: 'x' })],
    ['the answer does not come', () => undefined],
    ['the answer breaks off', (response) => void response.socket?.destroy()],
    ['the answer has another shape', (response) => reply(response, 200, { id: 7 })],
  ])('is said to be looked into: %s', async (_, behave) => {
    const payments = await paymentsAt(behave, short);
    await expect(payments.payInvoice('in_1', 'pm_1', 'key')).rejects.toMatchObject({
      outcome: 'unknown',
      message: paymentsChecking,
    });
    await expect(payments.readInvoice('in_1')).rejects.not.toMatchObject({ message: paymentsUnavailable });
  });

  it('is distinguished from one that was not made', async () => {
    const payments = await paymentsAt(failing(401, { type: 'invalid_request_error', message: 'x' }), short);
    const refused = { outcome: 'nothing', message: paymentsUnavailable };
    await expect(payments.payInvoice('in_1', 'pm_1', 'key')).rejects.toMatchObject(refused);
  });

  it('is given more time than a read, and is sent once', async () => {
    const requests: string[] = [];
    const held: UpstreamBehaviour = (response, { method }) => {
      requests.push(method);
      // The POST is held until the read, which has the shorter timeout, has failed.
      if (method === 'POST') void reading.promise.then(() => reply(response, 200, { id: 'in_1' }));
    };
    const reading = Promise.withResolvers<undefined>();
    const payments = await paymentsAt(held, { limitMs: 300, chargeLimitMs: 60_000 });
    const paying = payments.payInvoice('in_1', 'pm_1', 'key');
    await expect(payments.readInvoice('in_1')).rejects.toMatchObject({ outcome: 'unknown' });
    reading.resolve(undefined);
    await paying;
    expect(requests.filter((method) => method === 'POST')).toHaveLength(1);
  });
});
