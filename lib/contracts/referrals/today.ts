import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const count = z.number().int();

/** The activity of an ambassador's link since midnight UTC. */
export const today = z.object({
  day: z.iso.date(),
  clicks: count,
  /** Number of people who signed up with the caller's link or code. */
  signUps: count,
  /** Number of payments that earned a commission of either degree. */
  sales: count,
  /** Commissions from those sales, less reversals. */
  earnedCents: count,
  /** The latest clicks, sign-ups and sales, newest first. */
  latest: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: z.enum(['click', 'signUp', 'sale']),
      level: z.union([z.literal(1), z.literal(2)]),
    }),
  ),
});
export type Today = z.infer<typeof today>;

export const todayContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/referrals/today',
    access: 'member',
    summary: 'Get the caller’s clicks, sign-ups and sales since midnight UTC.',
    response: today,
  },
});
