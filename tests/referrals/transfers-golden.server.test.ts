import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripe } from '@/lib/server/providers/payments/stripe';
import { createStripeClient } from '@/lib/server/providers/payments/stripe-client';
import type { PaymentsProvider } from '@/lib/server/providers/payments/payments';
import { reply } from '@/tests/support/api/stand-in';
import { startUpstream } from '@/tests/support/providers/fake-upstream';

/**
 * From Stripe's published fixtures (stripe/openapi, fixtures3.json, July 2026); fields that we do not read are omitted.
 */
const account = {
  ...{ id: 'acct_1PgafTB7WZ01zgkW', object: 'account', business_type: null, country: 'US', created: 1234567890 },
  ...{ capabilities: { card_payments: 'active', transfers: 'active' }, charges_enabled: false, payouts_enabled: false },
  ...{ controller: { type: 'account' }, default_currency: 'usd', details_submitted: false, email: 'site@stripe.com' },
  requirements: {
    ...{ alternatives: [], current_deadline: null, errors: [], past_due: [], pending_verification: [] },
    currently_due: ['business_profile.product_description', 'external_account', 'tos_acceptance.date'],
    ...{ disabled_reason: 'requirements.past_due', eventually_due: ['external_account'] },
  },
};
const transfer = {
  ...{ amount: 1100, amount_reversed: 0, balance_transaction: 'txn_1PgaxNB7WZ01zgkWEV3TLf40', created: 1234567890 },
  ...{ currency: 'usd', description: null, destination: account.id, destination_payment: 'py_QXhWZR8SdWquhf' },
  ...{ id: 'tr_1Pgc7BB7WZ01zgkWVJfE40RX', livemode: false, metadata: {}, object: 'transfer', reversed: false },
  ...{ source_transaction: null, source_type: 'card', transfer_group: null },
};
const link = { created: 1, expires_at: 2, object: 'account_link', url: 'https://connect.stripe.com/setup/e/acct_1/x' };

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let payments: PaymentsProvider;
let failing: { status: number; error: object } | undefined;

beforeAll(async () => {
  upstream = await startUpstream((response, { method, url }) => {
    if (failing) return reply(response, failing.status, { error: failing.error });
    const isList = method === 'GET' && url.includes('?');
    const answer = url.startsWith('/v1/account_links') ? link : url.startsWith('/v1/accounts') ? account : transfer;
    reply(response, 200, isList ? { object: 'list', data: [transfer], has_more: false, url: '/v1/transfers' } : answer);
  });
  const stripe = createStripeClient({ secretKey: 'sk_test_golden', apiBase: upstream.apiBase });
  payments = createStripe({ stripe, secrets: [], isReal: true, isLive: false, publishableKey: 'pk_test_x' });
});
afterAll(() => upstream.close());

const paid = { id: transfer.id, amountCents: 1_100, reversedCents: 0, destination: account.id };
const issue = 'Stripe asks for: business_profile.product_description, external_account, tos_acceptance.date';

describe('[A7] requests to Stripe Connect, word for word', () => {
  it.each<[string, () => Promise<unknown>, string, string, unknown]>([
    [
      'a payee',
      () => payments.createPayee({ accountId: 'acc', email: 'a@example.test' }, 'key-1'),
      'POST /v1/accounts',
      'type=express&country=US&email=a@example.test&business_type=individual&capabilities[transfers][requested]=true&metadata[userId]=acc',
      account.id,
    ],
    [
      'the page where they enter their details',
      () => payments.onboardPayee({ payeeAccount: account.id, returnUrl: 'https://site.test/ambassador' }),
      'POST /v1/account_links',
      `account=${account.id}&refresh_url=https://site.test/ambassador&return_url=https://site.test/ambassador&type=account_onboarding`,
      link.url,
    ],
    [
      'how a payee stands',
      () => payments.readPayee(account.id),
      `GET /v1/accounts/${account.id}`,
      '',
      { id: account.id, isReady: false, issue },
    ],
    [
      'a transfer',
      () => payments.createTransfer({ payoutId: 'P1', amountCents: 1_100, destination: account.id }, 'key-1'),
      'POST /v1/transfers',
      `amount=1100&currency=usd&destination=${account.id}&transfer_group=payout_P1&metadata[payoutId]=P1`,
      paid,
    ],
    [
      'a transfer whose answer was lost',
      () => payments.findTransfer('P1'),
      'GET /v1/transfers?transfer_group=payout_P1&limit=1',
      '',
      paid,
    ],
    ['a transfer that changed', () => payments.readTransfer(transfer.id), `GET /v1/transfers/${transfer.id}`, '', paid],
  ])('%s', async (_, call, line, body, answer) => {
    upstream.calls.length = 0;
    expect(await call()).toEqual(answer);
    const [sent] = upstream.calls;
    expect([`${sent?.method} ${sent?.url}`, decodeURIComponent(sent?.text ?? '')]).toEqual([line, body]);
    if (line === 'POST /v1/accounts' || line === 'POST /v1/transfers')
      expect(sent?.headers['idempotency-key']).toBe('key-1');
  });

  it.each([
    [400, 'balance_insufficient', 'unfunded'],
    [400, 'insufficient_capabilities_for_transfer', 'refused'],
    [400, 'resource_missing', 'missing'],
    [403, 'account_invalid', 'refused'],
    [401, undefined, 'nothing'],
    [429, 'rate_limit', 'nothing'],
    [409, 'idempotency_key_in_use', 'unknown'],
    [500, undefined, 'unknown'],
  ])('reports a transfer rejected with %i %s as %s', async (status, code, outcome) => {
    failing = { status, error: { type: 'invalid_request_error', message: 'x', ...(code ? { code } : {}) } };
    const call = { payoutId: 'P1', amountCents: 1_100, destination: account.id };
    try {
      await expect(payments.createTransfer(call, 'key')).rejects.toMatchObject({ outcome });
    } finally {
      failing = undefined;
    }
  });
});
