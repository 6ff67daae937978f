import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const leaderboard = z.object({
  items: z.array(
    z.object({ rank: z.number().int(), name: z.string(), customers: z.number().int(), isYou: z.boolean() }),
  ),
  isListed: z.boolean(),
});
export type Leaderboard = z.infer<typeof leaderboard>;

export const leaderboardContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/referrals/leaderboard',
    access: 'member',
    summary: 'List the ambassadors who agreed to be listed, by customers of the first degree.',
    response: leaderboard,
  },
  list: {
    method: 'PUT',
    path: '/api/referrals/leaderboard',
    access: 'member',
    summary: 'Agree to be listed with first name and initial, or withdraw it. Takes effect at once.',
    body: z.object({ isListed: z.boolean() }),
    response: leaderboard,
  },
});
