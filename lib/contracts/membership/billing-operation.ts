import { z } from 'zod';
import { tiers } from '@/lib/domain/membership/plans';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line } from '@/lib/contracts/shared/fields';

const drift = z.object({
  kind: z.string(),
  subject: z.string(),
  detail: z.string(),
  foundAt: z.iso.datetime(),
  mendedAt: z.iso.datetime().nullable(),
});

export const billingOperationContract = defineContract({
  reconcile: {
    method: 'POST',
    path: '/api/ops/billing/reconcile',
    access: 'operator',
    summary: 'Compares what we keep with Stripe, and mends what differs.',
    response: z.object({ checked: z.number().int(), drifts: z.array(drift) }),
  },
  setUp: {
    method: 'POST',
    path: '/api/ops/billing/setup',
    access: 'operator',
    summary:
      'Makes the product, prices, coupons and webhook that the site needs at Stripe; changes nothing that is there.',
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
    summary: 'What the latest comparisons found.',
    response: z.object({ items: z.array(drift) }),
  },
  grant: {
    method: 'POST',
    path: '/api/ops/billing/grants',
    access: 'operator',
    summary: 'Gives somebody membership until a day, with a reason. Never counted as revenue.',
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
    summary:
      'Which posts and which ambassadors led to subscriptions: by the first and the last arrival, and what decided.',
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
    summary: 'Gives back what an invoice brought, or a part of it. Closes nothing by itself.',
    body: z.object({ invoice: z.string().regex(/^in_\w{8,250}$/), amountCents: z.int().positive().optional() }),
    response: z.object({ refundedCents: z.number().int() }),
  },
  figures: {
    method: 'GET',
    path: '/api/ops/billing/figures',
    access: 'operator',
    summary: 'Monthly recurring revenue and how many pay; gifts and complimentary access are counted apart.',
    response: z.object({
      mrrCents: z.number().int(),
      paying: z.number().int(),
      trialing: z.number().int(),
      pastDue: z.number().int(),
      given: z.number().int(),
      /** Cancellation reasons, where given. */
      reasons: z.record(z.string(), z.number().int()),
    }),
  },
});
