import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripe } from '@/lib/server/providers/payments/stripe';
import { createStripeClient } from '@/lib/server/providers/payments/stripe-client';
import { startUpstream } from '@/tests/support/providers/fake-upstream';

const requests: string[] = [];
let upstream: Awaited<ReturnType<typeof startUpstream>>;

const refund = (id: string, amount: number, status: string | null) => ({ id, object: 'refund', amount, status });
const refunds = [
  refund('re_done', 300, 'succeeded'),
  refund('re_waits', 200, 'pending'),
  refund('re_failed', 1_000, 'failed'),
  refund('re_canceled', 400, 'canceled'),
].map((one) => ({ ...one, charge: 'ch_1' }));

const list = (data: object[]) => ({ object: 'list', data, has_more: false });
const answers: Readonly<Record<string, object>> = {
  // Stripe's total is not used: it does not say which refunds it includes.
  '/v1/charges/ch_1': { id: 'ch_1', object: 'charge', amount: 2_000, amount_refunded: 1_900, payment_intent: 'pi_1' },
  '/v1/invoice_payments': list([{ invoice: 'in_1', payment: { payment_intent: 'pi_1' } }]),
  '/v1/refunds': list(refunds),
  '/v1/refunds/re_failed': refunds[2]!,
};

beforeAll(async () => {
  upstream = await startUpstream((response, request) => {
    requests.push(decodeURIComponent(request.url ?? ''));
    response.end(JSON.stringify(answers[(request.url ?? '').split('?')[0] ?? ''] ?? {}));
  });
});
afterAll(() => upstream.close());

describe('[R49] the refunded amount of a payment', () => {
  const payments = () =>
    createStripe({
      stripe: createStripeClient({ secretKey: 'sk_test_golden', apiBase: upstream.apiBase }),
      ...{ secrets: [], isReal: true, isLive: false, publishableKey: null },
    });

  it('is the sum of its refunds without those that failed, each listed', async () => {
    expect(await payments().readCharge('ch_1')).toEqual({
      ...{ id: 'ch_1', paymentId: 'pi_1', invoiceId: 'in_1', amountCents: 2_000, refundedCents: 500 },
      refunds: [
        { id: 're_done', amountCents: 300, state: 'given' },
        { id: 're_waits', amountCents: 200, state: 'given' },
        { id: 're_failed', amountCents: 1_000, state: 'failed' },
        { id: 're_canceled', amountCents: 400, state: 'failed' },
      ],
    });
    expect(requests).toContain('/v1/refunds?charge=ch_1&limit=100');
    expect(await payments().chargeOfRefund('re_failed')).toBe('ch_1');
  });
});
