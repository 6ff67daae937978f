import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const count = z.number().int();

/** What an ambassador's link has brought since midnight UTC. */
export const today = z.object({
  day: z.iso.date(),
  clicks: count,
  /** People who signed up with the caller's link or code. */
  signUps: count,
  /** Payments of both degrees that earned a commission. */
  sales: count,
  /** The commissions of those sales, less what was reversed. */
  earnedCents: count,
  /** The latest of them, latest first. */
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
