import { z } from 'zod';
import { defineContract } from './endpoint';

const day = z.iso.date();
const count = z.number().int();

/** A share and its 95 % interval; without them when there are too few cases to say anything. */
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
  /** Browsers are counted only by a site that sends events; sign-ups and clicks always. */
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
  /** By the week, told by its Monday, of the first visit: how many came again in each week after, as far as it is over. */
  cohorts: z.array(z.object({ week: day, visitors: count, returned: z.array(rate) })),
  signUps: z.object({ total: count, byFirstTouch: touched, byLastTouch: touched }),
  /** Paid on subscriptions in these days, less what went back of it since. */
  revenue: z.object({ totalCents: count, byFirstTouch: paid, byLastTouch: paid }),
  leads: z.array(z.object({ form: z.string(), leads: count })),
  leadsByFirstTouch: z.array(z.object({ name: z.string(), leads: count })),
  clicks: z.array(z.object({ code: z.string(), clicks: count, visitors: count })),
  /** Days before this one have only their sums left. */
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
      'Visitors, sources, campaigns, pages, the sign-up funnel, who came again, revenue by source and referral clicks of some days, the last included.',
    query: z.object({ from: day.optional(), to: day.optional() }),
    response: trafficReport,
  },
});
