import { z } from 'zod';
import { mailLists, paces } from '@/lib/domain/publishing/newsletter';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { acknowledgement } from '@/lib/contracts/shared/failure';
import { opaqueToken } from '@/lib/contracts/shared/fields';
import { leadFields } from '@/lib/contracts/leads/lead-fields';
import { leadAnswer } from '@/lib/contracts/leads/phone-numbers';

const preferences = z.object({
  isOnTheList: z.boolean(),
  /** What the subscriber gets: newsletter issues, weekly reports or both. */
  lists: z.array(z.enum(mailLists)),
  pace: z.enum(paces),
  categories: z.array(z.object({ slug: z.string(), name: z.string(), description: z.string(), isWanted: z.boolean() })),
});
export type NewsletterPreferences = z.infer<typeof preferences>;

export const newsletterContract = defineContract({
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    access: 'public',
    summary:
      'Subscribe an email to the newsletter or the weekly report and send a confirmation link. The response is the same for known addresses.',
    body: z.object({ ...leadFields, list: z.enum(mailLists).default('newsletter') }),
    response: leadAnswer,
  },
  confirm: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'public',
    summary: 'Confirm a subscription to the newsletter or the weekly report by its emailed link. Idempotent.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
  preferences: {
    method: 'GET',
    path: '/api/newsletter/preferences',
    access: 'public',
    summary: 'Get the lists, topics and frequency of a link’s address. No login needed.',
    query: z.object({ token: opaqueToken }),
    response: preferences,
  },
  choose: {
    method: 'PUT',
    path: '/api/newsletter/preferences',
    access: 'public',
    summary: 'Update the lists, topics and frequency of a link’s address. Without lists they stay. No login needed.',
    body: z.object({
      token: opaqueToken,
      lists: z.array(z.enum(mailLists)).max(mailLists.length).optional(),
      wants: z.array(z.string().max(60)).max(100),
      pace: z.enum(paces),
    }),
    response: acknowledgement,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    access: 'public',
    summary: 'Unsubscribe a link’s address from everything. No login needed. Idempotent.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
});
