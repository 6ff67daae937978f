import { beforeAll, describe, expect, it } from 'vitest';
import { sampleAmbassador } from '@/lib/content/referrals/sample-ambassador';
import { outcomeOf, reasonSentences, traceSteps } from '@/lib/content/referrals/sale-trace';
import { usersContract } from '@/lib/contracts/accounts/users';
import { earningsContract } from '@/lib/contracts/referrals/earnings';
import { leaderboardContract } from '@/lib/contracts/referrals/leaderboard';
import { saleOperationContract } from '@/lib/contracts/referrals/sale-operation';
import { statementsContract } from '@/lib/contracts/referrals/statements';
import { reasonWithout, saleReasons, type SaleFacts, type SaleReason } from '@/lib/domain/referrals/sale-reasons';
import { settings } from '@/lib/server/platform/settings/env';
import { seedReferrals } from '@/lib/server/sample-data/referrals';
import { visitor } from '@/tests/support/api/api';
import { statementsOf } from '@/tests/support/database/statements';

let bearer = '';
beforeAll(async () => {
  await seedReferrals('2026-11-23');
  bearer = (await visitor().ask(usersContract.login, { body: sampleAmbassador })).answer.token;
});

const trace = async (id: string) => (await visitor().ask(earningsContract.trace, { bearer, params: { id } })).answer;
const operator = (id: string) =>
  visitor().ask(saleOperationContract.trace, { bearer: settings().opsToken, params: { id } });

describe('[A10] a trace says', () => {
  it.each([
    ['in_sample_0_20', '$4.00 pending until 12/03/2026, 30 days after the payment.'],
    ['in_sample_0_50', '$4.00 approved for the next payout.'],
    ['in_sample_4_45', '$24.00 approved for the next payout. $15.99 was reversed for a refund.'],
    ['in_sample_2_70', '$4.00 was reversed because the payment was refunded.'],
    ['in_sample_5_26', '$4.00 was reversed because the payment is disputed.'],
    ['in_sample_6_21', '$4.00 on hold for review: The buyer paid with a card that you or another customer used.'],
    ['in_sample_7_14', 'No money was paid: the invoice is unpaid, void or free.'],
    ['in_sample_8_4', 'Another ambassador’s code or link is credited. A code entered at checkout overrides a link.'],
    ['in_sample_11_15', 'The buyer is more than two degrees below you. Only two degrees earn commission.'],
    ['in_sample_12_12', 'The buyer opened your link after signing up. A link counts only before sign-up.'],
    ['in_sample_13_10', 'This wasn’t a subscription payment. Only subscriptions earn commission.'],
  ])('%s: %s', async (id, sentence) => {
    expect(outcomeOf(await trace(id))).toBe(sentence);
  });

  it('that a lost dispute reversed the commission', async () => {
    const disputed = await trace('in_sample_5_26');
    expect(outcomeOf({ ...disputed, invoice: { ...disputed.invoice, dispute: 'lost' } })).toBe(
      '$4.00 was reversed because the payment was lost in a dispute.',
    );
  });

  it('each step in its order', async () => {
    expect(traceSteps(await trace('in_sample_4_45'))).toEqual([
      { title: 'Visit', day: null, text: 'No visit is stored. The buyer may have declined analytics.' },
      { title: 'Sign-up', day: '09/23/2026', text: 'Signed up with your link (sample-ambassador).' },
      { title: 'Credit', day: '10/09/2026', text: 'Credited to you by the referral link (sample-ambassador).' },
      { title: 'Payment', day: '10/09/2026', text: '$199.97 paid, $79.99 refunded.' },
      { title: 'Degree', day: null, text: 'First degree: you referred the buyer.' },
      {
        ...{ title: 'Rate', day: null },
        text: 'Schedule version 1, effective 01/01/2022: 20% at 4 customers. $199.97 × 20% = $39.99.',
      },
      {
        ...{ title: 'Commission', day: '11/08/2026' },
        text: '$24.00 approved for the next payout. $15.99 was reversed for a refund.',
      },
    ]);
  });

  it('a separate sentence for each of nine reasons', () => {
    expect(saleReasons).toHaveLength(9);
    expect(new Set(saleReasons.map((reason) => reasonSentences[reason])).size).toBe(9);
  });
});

describe('[A10] the operator', () => {
  it('reads the trace of everyone involved in an invoice', async () => {
    const { answer } = await operator('in_sample_11_15');
    expect(answer.reason).toBeNull();
    expect(answer.traces.map(({ accountId, trace: { sale } }) => [accountId, sale.level, sale.reason])).toEqual([
      ['sample-june', 1, null],
      ['sample-alex', 2, null],
      ['sample-ambassador', null, 'third_level'],
    ]);
  });

  it('reads why no one earned, and that an invoice is unknown', async () => {
    expect((await operator('in_sample_12_12')).answer.reason).toBe('late_click');
    expect((await operator('in_sample_7_14')).answer.reason).toBe('not_paid');
    expect((await operator('in_unknown')).status).toBe(404);
  });
});

const facts: SaleFacts = {
  ...{ payerId: 'buyer', subscriptionId: 's', status: 'paid', paidCents: 2_000, boundTo: null },
  ...{ chain: [], closed: [], signUpCodeOwner: null, lastLinkOwner: null },
};

describe('[A10] the reason', () => {
  it.each<[SaleReason, Partial<SaleFacts>, string | null]>([
    ['no_referral', {}, null],
    ['no_referral', { status: 'paid' }, 'me'],
    ['late_click', { lastLinkOwner: 'me' }, null],
    ['inactive_link', { signUpCodeOwner: 'me' }, null],
    ['inactive_link', { chain: ['me'], closed: ['me'] }, 'me'],
    ['not_paid', { status: 'open', chain: ['me'] }, 'me'],
    ['not_subscription', { subscriptionId: null, paidCents: 0 }, 'me'],
    ['self_referral', { payerId: 'me', subscriptionId: null }, 'me'],
    ['self_referral', { chain: ['me', 'buyer'] }, 'me'],
    ['third_level', { chain: ['a', 'b', 'me'] }, 'me'],
    ['other_code', { chain: ['a'], boundTo: 'me' }, 'me'],
    ['referred_later', { chain: ['a', 'me'] }, 'me'],
  ])('%s of %j for %s', (reason, change, accountId) => {
    expect(reasonWithout({ ...facts, ...change }, accountId)).toBe(reason);
  });
});

it.each([
  ['overview', () => visitor().ask(earningsContract.overview, { bearer }), 3],
  ['people', () => visitor().ask(earningsContract.people, { bearer, query: {} }), 2],
  ['sales', () => visitor().ask(earningsContract.sales, { bearer, query: {} }), 3],
  ['sales without', () => visitor().ask(earningsContract.sales, { bearer, query: { filter: 'none' } }), 2],
  ['trace', () => trace('in_sample_0_20'), 3],
  ['statements', () => visitor().ask(statementsContract.list, { bearer }), 2],
  ['file', () => visitor().ask(statementsContract.file, { bearer, params: { month: '2026-09' } }), 3],
  ['leaderboard', () => visitor().ask(leaderboardContract.read, { bearer }), 3],
] as const)('[P4] %s makes at most three queries', async (_, ask, max) => {
  const queries = (await statementsOf(ask)).filter((text) => !/^(begin|commit)/i.test(text));
  expect(queries.length).toBe(max);
});
