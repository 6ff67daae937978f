import { z } from 'zod';
import { phoneCountry, typedPhone } from '@/lib/contracts/leads/phone-numbers';
import { defineContract } from '@/lib/contracts/shared/endpoint';

export const signalTextStates = ['off', 'pending', 'on', 'stopped'] as const;

/** State of the latest text. 'skipped' means that a daily limit was reached, so it was not sent. */
export const lastTextStates = ['waiting', 'sent', 'delivered', 'failed', 'skipped'] as const;

export const ownSignalTexts = z.object({
  state: z.enum(signalTextStates),
  hasPlan: z.boolean(),
  /** Whether the site sends texts. */
  isAvailable: z.boolean(),
  phone: z.string().nullable(),
  channel: z.enum(['sms', 'whatsapp']).nullable(),
  /** The latest text about a signal. */
  last: z.object({ at: z.iso.datetime(), state: z.enum(lastTextStates) }).nullable(),
  /** Number of texts in the last 30 days that failed, were skipped, or whose delivery is unknown. */
  missed: z.number().int(),
  /** In demo mode, where to find the messages. */
  notice: z.string().nullable(),
});
export type OwnSignalTexts = z.infer<typeof ownSignalTexts>;

export const phoneCode = z.object({
  code: z
    .string({ error: 'Required' })
    .trim()
    .regex(/^\d{6}$/, 'Enter the 6 digits from the message'),
});

/** Signal news by SMS or WhatsApp, for members who opted in with a confirmed number. */
export const signalTextsContract = defineContract({
  own: {
    method: 'GET',
    path: '/api/signal-texts',
    access: 'member',
    summary: 'Get whether the caller gets news of signals by text, where, and how the latest one went.',
    response: ownSignalTexts,
  },
  start: {
    method: 'PUT',
    path: '/api/signal-texts',
    access: 'member',
    summary: 'Ask for news of signals at a number, with a plan. Sends a code that confirms the number.',
    body: z.object({
      phoneNumber: typedPhone,
      country: phoneCountry.optional(),
      consent: z.literal(true, 'Please agree to receive texts'),
    }),
    response: ownSignalTexts,
  },
  confirm: {
    method: 'POST',
    path: '/api/signal-texts/confirm',
    access: 'member',
    summary: 'Confirm the number with the code sent to it. A code expires after ten minutes or five wrong tries.',
    body: phoneCode,
    response: ownSignalTexts,
  },
  stop: {
    method: 'DELETE',
    path: '/api/signal-texts',
    access: 'member',
    summary: 'Stop news of signals by text and forget the number.',
    response: ownSignalTexts,
  },
});
