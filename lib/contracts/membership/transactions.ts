import { z } from 'zod';
import { cancelReasons } from '@/lib/domain/membership/cancel-reasons';
import { membershipReasons, subscriptionStatuses } from '@/lib/domain/membership/membership';
import { giftMonths, intervals, tiers } from '@/lib/domain/membership/plans';
import { postPath } from '@/lib/domain/shared/post-path';
import { attribution } from '@/lib/contracts/visits/attribution';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { visitorId } from '@/lib/contracts/shared/fields';

/** Header with an idempotency key. A repeated call with the same key has no further effect. */
const keyed = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
});

const stripeId = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_\\w{8,250}$`), 'Required');

export const ownCard = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  isDefault: z.boolean(),
});
export type OwnCard = z.infer<typeof ownCard>;

export const ownSubscription = z.object({
  id: z.string(),
  subscriptionType: z.enum(tiers),
  interval: z.enum(intervals),
  status: z.enum(subscriptionStatuses),
  periodEnd: z.iso.datetime().nullable(),
  trialEnd: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** The reason for the cancellation, if given. */
  cancelReason: z.enum(cancelReasons).nullable(),
  /** The time until which a failed payment can be corrected. */
  graceUntil: z.iso.datetime().nullable(),
  /** Set while the bank requires authentication. Stripe Elements confirms the payment with it. */
  clientSecret: z.string().nullable(),
  /** Present until the first charge, while a gift still provides the plan. */
  startsAfterGift: z.literal(true).optional(),
  /** Present until the payment provider confirms a recent payment. */
  isConfirming: z.literal(true).optional(),
});
export type OwnSubscription = z.infer<typeof ownSubscription>;

/** A payment intent for Stripe Elements, or for our own form if payments are simulated. */
const intent = z.object({
  id: z.string(),
  clientSecret: z.string(),
  status: z.string(),
  amountCents: z.number().int(),
  publishableKey: z.string().nullable(),
  isSimulated: z.boolean(),
  /** Whether the form asks for the billing address, for tax calculation. */
  collectsAddress: z.boolean(),
});
export type PaymentIntent = z.infer<typeof intent>;

/** What a plan change costs, as calculated by the payment provider. */
const planChangePreview = z.object({
  at: z.iso.datetime(),
  /** The lines billed now; may be empty. */
  lines: z.array(z.object({ description: z.string(), amountCents: z.number().int() })),
  creditUsedCents: z.number().int(),
  dueTodayCents: z.number().int(),
  creditLeftCents: z.number().int(),
  nextCharge: z.object({ at: z.iso.datetime(), amountCents: z.number().int() }),
});
export type PlanChangePreview = z.infer<typeof planChangePreview>;

/** The server sets prices, discounts, currencies and customers; other body fields are ignored. */
export const newSubscription = z.object({
  subscriptionType: z.enum(tiers),
  interval: z.enum(intervals).default('month'),
  isTestDrive: z.boolean().default(false),
  /** The checkbox that confirms how the test drive ends. */
  agreesToTestDrive: z.boolean().default(false),
  promoCode: z.string().trim().max(64).optional(),
  uniqueId: visitorId.optional(),
  /** Attribution, and the members-only post that led here. Invalid values are dropped. */
  attribution,
  ledBy: z
    .unknown()
    .transform((path) => postPath(path) ?? undefined)
    .optional(),
});

export const transactionsContract = defineContract({
  createCustomer: {
    method: 'POST',
    path: '/api/transactions/create-customer',
    access: 'member',
    summary: 'Create the caller’s customer at the payment provider. Idempotent.',
    headers: keyed,
    response: z.object({ customerId: z.string() }),
  },
  paymentIntent: {
    method: 'POST',
    path: '/api/transactions/payment-intent',
    access: 'member',
    summary: 'Create a payment for a gift. The server sets the price.',
    headers: keyed,
    body: z.object({ months: z.union(giftMonths.map((months) => z.literal(months))).default(1) }),
    response: intent,
  },
  setupIntent: {
    method: 'POST',
    path: '/api/transactions/setup-intent',
    access: 'member',
    summary: 'Start saving a card.',
    headers: keyed,
    response: intent,
  },
  attachPaymentMethod: {
    method: 'POST',
    path: '/api/transactions/attach-payment-method',
    access: 'member',
    summary: 'Set the default card and pay any open invoice with it.',
    headers: keyed,
    body: z.object({ paymentMethodId: stripeId('pm') }),
    response: ownCard,
  },
  subscribe: {
    method: 'POST',
    path: '/api/transactions/subscriptions',
    access: 'member',
    summary: 'Subscribe with the default card. Idempotent.',
    headers: keyed,
    body: newSubscription,
    response: ownSubscription,
  },
  change: {
    method: 'PUT',
    path: '/api/transactions/subscriptions/:id',
    access: 'member',
    summary:
      'Switch to another plan or interval, with a credit for unused time. Returns a client secret when the bank requires confirmation.',
    headers: keyed,
    body: z.object({
      /** Defaults to the current plan. */
      subscriptionType: z.enum(tiers).optional(),
      interval: z.enum(intervals),
      /** `at` of the preview, so that the amounts shown are charged. */
      at: z.iso.datetime().optional(),
    }),
    response: ownSubscription,
  },
  previewChange: {
    method: 'GET',
    path: '/api/transactions/subscriptions/:id/preview',
    access: 'member',
    summary: 'Get what a switch to another plan or interval charges now and at the next renewal.',
    query: z.object({ subscriptionType: z.enum(tiers), interval: z.enum(intervals) }),
    response: planChangePreview,
  },
  cancel: {
    method: 'DELETE',
    path: '/api/transactions/subscriptions/:id',
    access: 'member',
    summary:
      'Cancel a subscription at the end of the paid period. It can be resumed until then. One whose first payment was never made ends at once.',
    response: ownSubscription,
  },
  unCancel: {
    method: 'GET',
    path: '/api/transactions/subscriptions/:id/un-cancel',
    access: 'member',
    summary: 'Resume a canceled subscription before its period ends.',
    hasEffect: true,
    response: ownSubscription,
  },
  verify: {
    method: 'GET',
    path: '/api/transactions/subscriptions/:uniqueId/verify',
    access: 'member',
    summary: 'Check whether the caller’s own subscription with this unique ID is active.',
    query: z.object({ subscriptionType: z.enum(tiers) }),
    response: z.object({
      active: z.boolean(),
      until: z.iso.datetime().nullable(),
      reason: z.enum(membershipReasons),
    }),
  },
});
