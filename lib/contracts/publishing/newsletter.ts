import { z } from 'zod';
import { paces } from '@/lib/domain/publishing/newsletter';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { acknowledgement } from '@/lib/contracts/shared/failure';
import { opaqueToken } from '@/lib/contracts/shared/fields';
import { leadFields } from '@/lib/contracts/leads/lead-fields';
import { leadAnswer } from '@/lib/contracts/leads/phone-numbers';

const preferences = z.object({
  isOnTheList: z.boolean(),
  pace: z.enum(paces),
  categories: z.array(z.object({ slug: z.string(), name: z.string(), description: z.string(), isWanted: z.boolean() })),
});
export type NewsletterPreferences = z.infer<typeof preferences>;

export const newsletterContract = defineContract({
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    access: 'public',
    summary: 'Subscribe an email and send a confirmation link. The response is the same for known addresses.',
    body: z.object(leadFields),
    response: leadAnswer,
  },
  confirm: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'public',
    summary: 'Confirm a newsletter subscription by its emailed link. Idempotent.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
  preferences: {
    method: 'GET',
    path: '/api/newsletter/preferences',
    access: 'public',
    summary: 'Get the newsletter topics and frequency of a link’s address. No login needed.',
    query: z.object({ token: opaqueToken }),
    response: preferences,
  },
  choose: {
    method: 'PUT',
    path: '/api/newsletter/preferences',
    access: 'public',
    summary: 'Update the newsletter topics and frequency of a link’s address. No login needed.',
    body: z.object({ token: opaqueToken, wants: z.array(z.string().max(60)).max(100), pace: z.enum(paces) }),
    response: acknowledgement,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    access: 'public',
    summary: 'Unsubscribe a link’s address. No login needed. Idempotent.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
});
