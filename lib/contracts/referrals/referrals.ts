import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

/** An ambassador's own link. */
const ownLink = z.object({
  /** Null until the promoter terms are accepted. */
  code: z.string().nullable(),
  isActive: z.boolean(),
  acceptedVersion: z.number().nullable(),
  acceptedAt: z.iso.datetime().nullable(),
  currentVersion: z.number(),
  /** The name shown to referred visitors; null when the ambassador stays anonymous. */
  displayName: z.string().nullable(),
  clicks: z.object({ total: z.number(), last30Days: z.number() }),
  signUps: z.number(),
});
export type OwnLink = z.infer<typeof ownLink>;

export const referralsContract = defineContract({
  own: {
    method: 'GET',
    path: '/api/referrals/own',
    access: 'member',
    summary: 'The signed-in member’s referral link, its clicks and sign-ups.',
    response: ownLink,
  },
  acceptTerms: {
    method: 'PUT',
    path: '/api/referrals/own',
    access: 'member',
    summary: 'Accepts the promoter terms, which makes the link work, and says whether a first name may be shown.',
    body: z.object({ version: z.number().int().min(1).max(1000), showsName: z.boolean() }),
    response: ownLink,
  },
  show: {
    method: 'GET',
    path: '/api/referrals/:code',
    access: 'public',
    summary: 'Whose link a code is, for the disclosure; 404 when the link does not work.',
    response: z.object({ code: z.string(), displayName: z.string().nullable() }),
  },
});
