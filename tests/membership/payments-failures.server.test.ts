import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError, statusOf } from '@/lib/server/platform/errors';
import type { PaymentsProvider } from '@/lib/server/providers/payments/payments';
import { createStripe } from '@/lib/server/providers/payments/stripe';
import { createStripeClient } from '@/lib/server/providers/payments/stripe-client';
import { hostileAnswers, pouring, startUpstream } from '@/tests/support/providers/fake-upstream';
import { ownCertificate } from '@/tests/support/providers/own-certificate';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A short timeout, which keeps the test fast; the site allows two attempts of four seconds each. */
const limitMs = 300;
const secretKey = 'sk_test_canary0123456789';

const paymentsAt = (apiBase: string): PaymentsProvider => {
  const stripe = createStripeClient({ secretKey, apiBase }, limitMs);
  return createStripe({
    stripe,
    secrets: [],
    isReal: true,
    isLive: false,
    publishableKey: 'pk_test_canary',
    chargeLimitMs: limitMs,
  });
};

const plan = { tier: 'member', interval: 'month' } as const;
const person = { accountId: 'canary', email: 'canary@example.test', name: 'Ann Lee' };
const gift = { customerId: 'cus_1', amountCents: 2_000, description: 'x', email: person.email, metadata: {} };
const wish = { ...plan, customerId: 'cus_1', ourId: 'A', trialDays: undefined, uniqueId: null };

const toYear = {
  ...{ id: 'sub_1', itemId: 'si_1', at: undefined, isTrial: false },
  from: { tier: 'member', interval: 'month' },
  to: { tier: 'member', interval: 'year' },
} as const;

/** Every call to the provider that we make. */
const calls: Record<string, (payments: PaymentsProvider) => Promise<unknown> | undefined> = {
  createCustomer: (payments) => payments.createCustomer(person, 'key'),
  updateCustomer: (payments) => payments.updateCustomer({ ...person, customerId: 'cus_1' }, 'key'),
  createSetup: (payments) => payments.createSetup({ customerId: 'cus_1', accountId: 'canary' }, 'key'),
  createPayment: (payments) => payments.createPayment(gift, 'key'),
  readPayment: (payments) => payments.readPayment('pi_1'),
  attachCard: (payments) => payments.attachCard({ customerId: 'cus_1', cardId: 'pm_1' }, 'key'),
  makeDefault: (payments) => payments.makeDefault({ customerId: 'cus_1', cardId: 'pm_1' }, 'key'),
  detachCard: (payments) => payments.detachCard('pm_1'),
  readCard: (payments) => payments.readCard('pm_1'),
  listCards: (payments) => payments.listCards('cus_1'),
  createSubscription: (payments) => payments.createSubscription(wish, 'key'),
  cancelAtPeriodEnd: (payments) => payments.cancelAtPeriodEnd('sub_1', true, 'key'),
  changePlan: (payments) => payments.changePlan(toYear, 'key'),
  previewChange: (payments) => payments.previewChange(toYear),
  setDiscount: (payments) => payments.setDiscount('sub_1', 'month', 'key'),
  endSubscription: (payments) => payments.endSubscription('sub_1'),
  readSubscription: (payments) => payments.readSubscription('sub_1'),
  listSubscriptions: (payments) => payments.listSubscriptions(),
  readInvoice: (payments) => payments.readInvoice('in_1'),
  listInvoices: (payments) => payments.listInvoices('cus_1'),
  voidInvoice: (payments) => payments.voidInvoice('in_1'),
  payInvoice: (payments) => payments.payInvoice('in_1', 'pm_1', 'key'),
  readCharge: (payments) => payments.readCharge('ch_1'),
  chargeOfRefund: (payments) => payments.chargeOfRefund('re_1'),
  readDispute: (payments) => payments.readDispute('dp_1'),
  refundInvoice: (payments) => payments.refundInvoice('in_1', 100, 'key'),
  setUp: (payments) => payments.setUp?.('https://site.example/hook'),
};

/** The messages of an error and its causes, as they would be logged. */
const messagesOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.stack} ${JSON.stringify(error)} ${messagesOf(error.cause)}` : '';

function expectOurWords(error: unknown, call: string) {
  expect(error, call).toBeInstanceOf(AppError);
  expect([502, 503, 504], call).toContain(statusOf[(error as AppError).code]);
  expect(messagesOf(error), call).not.toMatch(/canary|secret upstream|169\.254/);
}

const failureOf = async (call: (payments: PaymentsProvider) => Promise<unknown> | undefined, apiBase: string) =>
  Promise.resolve(call(paymentsAt(apiBase))).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

describe('[R40] a Stripe that', () => {
  it.each(Object.entries(hostileAnswers))(
    '%s leads to one of our messages, whatever was requested',
    async (_, behave) => {
      const server = await startUpstream(behave);
      closers.push(server.close);
      // Each call has its own provider, because the failures of one call would open the circuit breaker for the others.
      const failures = await Promise.all(
        Object.entries(calls).map(async ([name, call]) => [name, await failureOf(call, server.apiBase)] as const),
      );
      expect(failures).toHaveLength(27);
      for (const [name, error] of failures) expectOurWords(error, name);
    },
  );

  it('answers only zeros is treated as failing', async () => {
    const zeros = { id: 0, object: '', status: 0, amount: 0, items: { data: [] }, data: [{ id: 0 }], total: 0 };
    const server = await startUpstream((response) => response.end(JSON.stringify(zeros)));
    closers.push(server.close);
    for (const [name, call] of Object.entries(calls)) expectOurWords(await failureOf(call, server.apiBase), name);
  });

  it('refuses the connection, or has no address, counts as unavailable', async () => {
    const server = await startUpstream(() => undefined);
    await server.close();
    for (const apiBase of [server.apiBase, 'http://stripe.invalid'])
      expectOurWords(await failureOf(calls.readInvoice!, apiBase), apiBase);
  });

  it('presents an untrusted certificate gets no request', async () => {
    const requests: string[] = [];
    const server = createServer(ownCertificate, (request) => requests.push(request.url ?? ''));
    closers.push(() => new Promise((resolve) => server.close(() => resolve())));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expectOurWords(await failureOf(calls.createCustomer!, `https://127.0.0.1:${port}`), 'certificate');
    expect(requests).toEqual([]);
  });

  it('sends a hundred megabytes is cut off early', async () => {
    const { poured, behave } = pouring();
    const server = await startUpstream(behave);
    closers.push(server.close);
    expectOurWords(await failureOf(calls.readInvoice!, server.apiBase), 'pouring');
    expect(poured.bytes).toBeLessThan(50 * 1024 * 1024);
  });
});
