import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const day = z.iso.date('Enter a day like 2026-01-31');
const count = z.number().int();

/** A share with its 95% confidence interval; null if there are too few cases. */
const rate = z.object({
  hits: count,
  cases: count,
  share: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

const named = z.array(z.object({ name: z.string(), visitors: count, visits: count, signUps: rate }));
const touched = z.array(z.object({ name: z.string(), rate }));
const paid = z.array(z.object({ name: z.string(), cents: count, payers: count }));

const trafficReport = z.object({
  from: day,
  to: day,
  /** Whether browser events are counted. Sign-ups and clicks always are. */
  isCounting: z.boolean(),
  visitors: count,
  newVisitors: rate,
  returningVisitors: rate,
  visits: count,
  views: count,
  sources: named,
  campaigns: named,
  entries: named,
  exits: named,
  funnel: z.array(z.object({ step: z.string(), visitors: count, ofBefore: rate.nullable() })),
  /** Cohorts by week (Monday) of the first visit, with the return rate in each complete week after it. */
  cohorts: z.array(z.object({ week: day, visitors: count, returned: z.array(rate) })),
  signUps: z.object({ total: count, byFirstTouch: touched, byLastTouch: touched }),
  /** Subscription payments in this period, less refunds since. */
  revenue: z.object({ totalCents: count, byFirstTouch: paid, byLastTouch: paid }),
  leads: z.array(z.object({ form: z.string(), leads: count })),
  leadsByFirstTouch: z.array(z.object({ name: z.string(), leads: count })),
  clicks: z.array(z.object({ code: z.string(), clicks: count, visitors: count })),
  /** The first day with events; earlier days have daily totals only. */
  eventsSince: day,
  daySums: z.object({ days: count, visits: count, views: count, signUps: count }),
});
export type TrafficReport = z.infer<typeof trafficReport>;

export const reportsContract = defineContract({
  traffic: {
    method: 'GET',
    path: '/api/ops/reports/traffic',
    access: 'operator',
    summary:
      'Get visitors, sources, campaigns, pages, the sign-up funnel, returning visitors, revenue by source and referral clicks for a date range.',
    query: z.object({ from: day.optional(), to: day.optional() }),
    response: trafficReport,
  },
});
