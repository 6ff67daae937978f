import { z } from 'zod';
import { cancelReasons } from '@/lib/domain/membership/cancel-reasons';
import { membershipReasons } from '@/lib/domain/membership/membership';
import { disputeStates, giftMonths, intervals, tiers } from '@/lib/domain/membership/plans';
import { promoCode } from '@/lib/domain/shared/validators';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { personName } from '@/lib/contracts/shared/fields';
import { ownCard, ownSubscription } from './transactions';

const months = z.union(giftMonths.map((count) => z.literal(count)));

const ownInvoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  totalCents: z.number().int(),
  paidCents: z.number().int(),
  refundedCents: z.number().int(),
  /** The state of a dispute about the payment; null without one. */
  dispute: z.enum(disputeStates).nullable(),
  at: z.iso.datetime(),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  pageUrl: z.url().nullable(),
  pdfUrl: z.url().nullable(),
});
export type OwnInvoice = z.infer<typeof ownInvoice>;

/** An invoice as a receipt, with buyer and seller. */
export const receipt = ownInvoice.omit({ pdfUrl: true }).extend({
  /** Whether the payment is simulated and nothing was charged. */
  isSimulated: z.boolean(),
  tier: z.enum(tiers).nullable(),
  paidAt: z.iso.datetime().nullable(),
  /** Null for a gift, which is a one-time payment. */
  periodStart: z.iso.datetime().nullable(),
  periodEnd: z.iso.datetime().nullable(),
  /** Empty for invoices stored before lines were recorded. */
  lines: z.array(z.object({ description: z.string(), amountCents: z.number().int() })),
  creditCents: z.number().int(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  /** The operator. Details that are not configured are null. */
  seller: z.object({ name: z.string().nullable(), address: z.string().nullable(), email: z.string().nullable() }),
});
export type Receipt = z.infer<typeof receipt>;

export const ownBilling = z.object({
  /** Whether payments are simulated and no card is charged. */
  isSimulated: z.boolean(),
  isOff: z.boolean(),
  /** Stripe's publishable key; null if payments are simulated. */
  publishableKey: z.string().nullable(),
  membership: z.object({
    tier: z.enum(tiers).nullable(),
    until: z.iso.datetime().nullable(),
    reason: z.enum(membershipReasons),
  }),
  subscription: ownSubscription.nullable(),
  nextCharge: z.object({ at: z.iso.datetime(), amountCents: z.number().int() }).nullable(),
  /**
   * Credit for paid but unused time. It is deducted from the next invoices; `nextCharge` is already less the credit.
   */
  creditCents: z.number().int(),
  cards: z.array(ownCard),
  invoices: z.array(ownInvoice),
  /** Which one-time offers are still available: the test drive and the founder discount. */
  canTestDrive: z.boolean(),
  canHaveFounderDiscount: z.boolean(),
  /** The plans and intervals that the subscription can switch to now. */
  planChanges: z.array(z.object({ subscriptionType: z.enum(tiers), interval: z.enum(intervals) })),
  grants: z.array(z.object({ tier: z.enum(tiers), kind: z.enum(['gift', 'complimentary']), until: z.iso.datetime() })),
  /** Gifts bought for others. */
  gifts: z.array(
    z.object({
      /** Also the ID of the gift's receipt. */
      id: z.string(),
      months,
      code: z.string().nullable(),
      paidAt: z.iso.datetime().nullable(),
      state: z.enum(['open', 'used', 'refunded']),
    }),
  ),
});
export type OwnBilling = z.infer<typeof ownBilling>;

const cards = z.object({ items: z.array(ownCard) });

const typedCard = z.object({
  number: z.string().trim().max(30),
  expMonth: z.int().min(0).max(99),
  expYear: z.int().min(0).max(9999),
  cvc: z.string().trim().max(8),
});
export type TypedCard = z.infer<typeof typedCard>;

const giftCode = z.object({ code: z.string().trim().min(1, 'Required').max(64) });

export const billingContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/billing',
    access: 'member',
    summary: 'Get the caller’s plan, next charge, cards and invoices.',
    response: ownBilling,
  },
  receipt: {
    method: 'GET',
    path: '/api/billing/invoices/:id',
    access: 'member',
    summary: 'Get one of the caller’s invoices as a receipt, or the payment of a gift by its id.',
    response: receipt,
  },
  userPaymentMethods: {
    method: 'GET',
    path: '/api/users/payment-methods',
    access: 'member',
    summary: 'List a user’s saved cards, without card numbers.',
    response: cards,
  },
  investorPaymentMethods: {
    method: 'GET',
    path: '/api/investors/payment-methods',
    access: 'investor',
    summary: 'List an investor’s saved cards. Always empty, because rounds are paid at their intermediary.',
    response: cards,
  },
  removeCard: {
    method: 'DELETE',
    path: '/api/users/payment-methods/:id',
    access: 'member',
    summary: 'Delete a card that pays for nothing.',
    response: cards,
  },
  generatePromoCode: {
    method: 'GET',
    path: '/api/users/generate-promo-code',
    access: 'member',
    summary:
      'Get the caller’s promo code, which credits them when someone subscribes with it. The same name gets the same code.',
    query: z.object({ firstName: personName, lastName: personName }),
    hasEffect: true,
    response: z.object({
      promoCode: z.string().refine((code) => promoCode(code) === undefined),
      isActive: z.boolean(),
    }),
  },
  sayWhy: {
    method: 'POST',
    path: '/api/billing/cancel-reason',
    access: 'member',
    summary: 'Save the caller’s optional cancellation reason. Resuming the plan deletes it.',
    body: z.object({ reason: z.enum(cancelReasons) }),
    response: z.object({ reason: z.enum(cancelReasons) }),
  },
  sampleCard: {
    method: 'POST',
    path: '/api/billing/sample-card',
    access: 'member',
    summary:
      'Simulate Stripe’s card form. Accepts Stripe’s test numbers only. Without a card, confirms a payment with the caller’s default card, as their bank would.',
    body: z.object({
      intentId: z.string().regex(/^(seti|pi)_\w{8,250}$/),
      clientSecret: z.string().max(600),
      card: typedCard.optional(),
    }),
    response: z.object({ status: z.string(), paymentMethodId: z.string().nullable() }),
  },
  finishGift: {
    method: 'POST',
    path: '/api/billing/gifts',
    access: 'member',
    summary: 'Get the code of a paid gift. Shown once, to the buyer.',
    body: z.object({ paymentIntentId: z.string().regex(/^pi_\w{8,250}$/) }),
    response: z.object({ code: z.string().nullable(), months }),
  },
  checkGift: {
    method: 'POST',
    path: '/api/billing/gifts/check',
    access: 'member',
    summary: 'Get what a gift’s code gives, without redeeming it.',
    body: giftCode,
    response: z.object({ months }),
  },
  redeemGift: {
    method: 'POST',
    path: '/api/billing/gifts/redeem',
    access: 'member',
    summary: 'Redeem a gift. Access starts now or when the current one ends.',
    body: giftCode,
    response: z.object({ until: z.iso.datetime() }),
  },
});
