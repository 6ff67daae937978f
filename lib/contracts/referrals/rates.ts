import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const level = z.union([z.literal(1), z.literal(2)]);

const terms = z.object({
  id: z.string(),
  level,
  /** Null: the schedule's rate. */
  cutBp: z.number().int().nullable(),
  /** The second degree is paid only with a sale of one's own within this many days. */
  activityDays: z.number().int().nullable(),
  /** Null without a condition, and outside of the terms' time. */
  isConditionMet: z.boolean().nullable(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  isCurrent: z.boolean(),
});

const ownRates = z.object({
  /** What the next sale earns: the rate that will be applied to it. */
  levels: z.array(
    z.object({
      level,
      cutBp: z.number().int(),
      scheduleVersion: z.number().int(),
      /** The agreed terms that decide the rate, if any. */
      termsId: z.string().nullable(),
    }),
  ),
  terms: z.array(terms),
});
export type OwnRates = z.infer<typeof ownRates>;

export const ratesContract = defineContract({
  own: {
    method: 'GET',
    path: '/api/payouts/rates',
    access: 'member',
    summary: 'Get the commission rates of the member’s next sale for each degree, and the terms agreed with them.',
    response: ownRates,
  },
});
