import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

/** An ambassador's referral link. */
export const ownLink = z.object({
  /** The referral code; null until the promoter terms are accepted. */
  code: z.string().nullable(),
  isActive: z.boolean(),
  acceptedVersion: z.number().nullable(),
  acceptedAt: z.iso.datetime().nullable(),
  currentVersion: z.number(),
  /** The name shown to referred visitors; null if the ambassador stays anonymous. */
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
    summary: 'Get the member’s referral link, clicks and sign-ups.',
    response: ownLink,
  },
  acceptTerms: {
    method: 'PUT',
    path: '/api/referrals/own',
    access: 'member',
    summary: 'Accept the promoter terms, which activates the link, and choose whether to show a first name.',
    body: z.object({ version: z.number().int().min(1).max(1000), showsName: z.boolean() }),
    response: ownLink,
  },
  show: {
    method: 'GET',
    path: '/api/referrals/:code',
    access: 'public',
    summary: 'Get the referrer shown in the disclosure. Returns 404 for inactive links.',
    response: z.object({ code: z.string(), displayName: z.string().nullable() }),
  },
});
