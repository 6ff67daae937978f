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
    summary: 'Notes an address and mails a link to confirm it; the answer is the same whether or not it is known.',
    body: z.object(leadFields),
    response: leadAnswer,
  },
  confirm: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'public',
    summary: 'Confirms the address that a link was mailed to; a second time changes nothing.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
  preferences: {
    method: 'GET',
    path: '/api/newsletter/preferences',
    access: 'public',
    summary: 'What the reader of a link gets, and how often at most; no sign-in is needed.',
    query: z.object({ token: opaqueToken }),
    response: preferences,
  },
  choose: {
    method: 'PUT',
    path: '/api/newsletter/preferences',
    access: 'public',
    summary: 'Chooses the subjects and the pace of the newsletter for the address of a link, without a sign-in.',
    body: z.object({ token: opaqueToken, wants: z.array(z.string().max(60)).max(100), pace: z.enum(paces) }),
    response: acknowledgement,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    access: 'public',
    summary: 'Ends the newsletter for the address of a link, without a sign-in; a second time changes nothing.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
});
