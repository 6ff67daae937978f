import { z } from 'zod';
import { tiers } from '@/lib/domain/membership/plans';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line } from '@/lib/contracts/shared/fields';

const drift = z.object({
  kind: z.string(),
  subject: z.string(),
  detail: z.string(),
  foundAt: z.iso.datetime(),
  fixedAt: z.iso.datetime().nullable(),
});

export const billingOperationContract = defineContract({
  reconcile: {
    method: 'POST',
    path: '/api/ops/billing/reconcile',
    access: 'operator',
    summary: 'Compare our billing records with Stripe and fix differences.',
    response: z.object({ checked: z.number().int(), drifts: z.array(drift) }),
  },
  setUp: {
    method: 'POST',
    path: '/api/ops/billing/setup',
    access: 'operator',
    summary: 'Create the missing Stripe product, prices, coupons and webhook. Existing ones are unchanged.',
    response: z.object({
      steps: z.array(
        z.object({ what: z.string(), state: z.enum(['there', 'made', 'differs']), detail: z.string().optional() }),
      ),
    }),
  },
  drifts: {
    method: 'GET',
    path: '/api/ops/billing/drifts',
    access: 'operator',
    summary: 'List the results of the latest comparisons.',
    response: z.object({ items: z.array(drift) }),
  },
  grant: {
    method: 'POST',
    path: '/api/ops/billing/grants',
    access: 'operator',
    summary: 'Grant complimentary access until a date, with a reason. Never counted as revenue.',
    body: z.object({
      email: z.email(),
      subscriptionType: z.enum(tiers),
      until: z.iso.date(),
      reason: line(200),
    }),
    response: z.object({ id: z.string(), until: z.iso.datetime() }),
  },
  sources: {
    method: 'GET',
    path: '/api/ops/billing/sources',
    access: 'operator',
    summary: 'List the posts and ambassadors that led to subscriptions, by first touch, last touch and deciding post.',
    response: z.object({
      items: z.array(
        z.object({
          kind: z.enum(['post', 'ambassador']),
          name: z.string(),
          first: z.number().int(),
          last: z.number().int(),
          decided: z.number().int(),
        }),
      ),
    }),
  },
  refund: {
    method: 'POST',
    path: '/api/ops/billing/refunds',
    access: 'operator',
    summary: 'Refund an invoice in full or in part. Does not end the subscription.',
    body: z.object({ invoice: z.string().regex(/^in_\w{8,250}$/), amountCents: z.int().positive().optional() }),
    response: z.object({ refundedCents: z.number().int() }),
  },
  figures: {
    method: 'GET',
    path: '/api/ops/billing/figures',
    access: 'operator',
    summary: 'Get monthly recurring revenue and paying members. Gifts and complimentary access are counted separately.',
    response: z.object({
      mrrCents: z.number().int(),
      paying: z.number().int(),
      trialing: z.number().int(),
      pastDue: z.number().int(),
      given: z.number().int(),
      /** Number of cancellations by reason, where one was given. */
      reasons: z.record(z.string(), z.number().int()),
    }),
  },
});
