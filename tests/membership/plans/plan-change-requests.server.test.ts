import { describe, expect, it } from 'vitest';
import { recordStripe, type StripeCall } from '@/tests/support/features/recorded-stripe';

const { sentBy } = recordStripe();
const expanded = 'expand[0]=latest_invoice.confirmation_secret&expand[1]=discounts';

const toYear = {
  ...{ id: 'sub_1', itemId: 'si_1', at: undefined, isTrial: false },
  from: { tier: 'cofounder', interval: 'month' },
  to: { tier: 'cofounder', interval: 'year' },
} as const;

describe('[E1] changes of a plan at Stripe', () => {
  const at = new Date('2026-11-26T12:00:00Z');
  const [from, to] = [{ tier: 'member', interval: 'month' } as const, toYear.from];
  const joined = { ...toYear, from, to };

  it.each<[string, StripeCall, string]>([
    [
      'another interval, prorated from the time of its preview',
      (payments) => payments.changePlan({ ...toYear, at }, 'key-1'),
      `items[0][id]=si_1&items[0][price]=price_year&discounts[0][coupon]=cofounder_year&proration_behavior=always_invoice&proration_date=1795694400&payment_behavior=allow_incomplete&metadata[subscriptionType]=cofounder&${expanded}`,
    ],
    [
      'the cofounder’s discount alone, from the next renewal',
      (payments) => payments.changePlan({ ...joined, at }, 'key-1'),
      `discounts[0][coupon]=cofounder_month&proration_behavior=none&payment_behavior=allow_incomplete&metadata[subscriptionType]=cofounder&${expanded}`,
    ],
    [
      'the discount taken back',
      (payments) => payments.changePlan({ ...joined, from: joined.to, to: joined.from }, 'key-1'),
      `discounts=&proration_behavior=none&payment_behavior=allow_incomplete&metadata[subscriptionType]=member&${expanded}`,
    ],
    [
      'another interval within a test drive',
      (payments) =>
        payments.changePlan(
          { ...toYear, from: joined.from, to: { tier: 'member', interval: 'year' }, isTrial: true },
          'key-1',
        ),
      `items[0][id]=si_1&items[0][price]=price_year&proration_behavior=none&payment_behavior=allow_incomplete&metadata[subscriptionType]=member&${expanded}`,
    ],
  ])('%s', async (_, call, body) => {
    expect(await sentBy(call)).toMatchObject({ line: 'POST /v1/subscriptions/sub_1', key: 'key-1', body });
  });

  it.each<[string, StripeCall, string]>([
    [
      'another interval',
      (payments) => payments.previewChange({ ...toYear, at }),
      'subscription=sub_1&discounts[0][coupon]=cofounder_year&subscription_details[items][0][id]=si_1&subscription_details[items][0][price]=price_year&subscription_details[proration_behavior]=always_invoice&subscription_details[proration_date]=1795694400',
    ],
    [
      'the discount alone',
      (payments) => payments.previewChange({ ...joined, at }),
      'subscription=sub_1&discounts[0][coupon]=cofounder_month&subscription_details[proration_behavior]=none',
    ],
  ])('previews %s without making it', async (_, call, body) => {
    expect(await sentBy(call)).toMatchObject({ line: 'POST /v1/invoices/create_preview', body });
  });
});
