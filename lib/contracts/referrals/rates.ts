import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const level = z.union([z.literal(1), z.literal(2)]);

const terms = z.object({
  id: z.string(),
  level,
  /** Agreed rate in basis points; null for the schedule's rate. */
  cutBp: z.number().int().nullable(),
  /** Second-degree commissions require a first-degree sale within this many days; null without this condition. */
  activityDays: z.number().int().nullable(),
  /** Null without a condition or outside the period of the terms. */
  isConditionMet: z.boolean().nullable(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  isCurrent: z.boolean(),
});

const ownRates = z.object({
  /** The rates that apply to the next sale. */
  levels: z.array(
    z.object({
      level,
      cutBp: z.number().int(),
      scheduleVersion: z.number().int(),
      /** ID of the agreed terms that set the rate, if any. */
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
