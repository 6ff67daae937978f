import { z } from 'zod';
import { attribution } from '@/lib/contracts/visits/attribution';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { visitorPage } from '@/lib/contracts/shared/fields';
import { leadFields } from './lead-fields';

/** Section 7: which of the two phone modals a number comes from. */
export const alertTypes = ['Marketing page 2', 'Marketing page 3'] as const;
export type AlertType = (typeof alertTypes)[number];

/** The response of every call that takes a phone number or an email. */
export const leadAnswer = z.object({
  message: z.string(),
  /** An additional notice: in demo mode, that the message is not sent. */
  notice: z.string().nullable(),
});

/** As typed; validated with its country. */
export const typedPhone = z.string({ error: 'Required' }).max(40, 'Maximum length is 40');
/** The country of numbers without a prefix; the United States by default. */
export const phoneCountry = z.string().regex(/^[A-Z]{2}$/, 'Please choose a country');

export const phoneLead = z.object({
  phoneNumber: typedPhone,
  alertType: z.enum(alertTypes),
  country: phoneCountry.optional(),
  /** False rejects the call; by default the text at the field makes the button the consent. */
  consent: z.boolean().optional(),
  page: visitorPage,
  attribution,
  leaveEmpty: leadFields.leaveEmpty,
});

export const phoneNumbersContract = defineContract({
  store: {
    method: 'PUT',
    path: '/api/phone-numbers',
    access: 'public',
    summary: 'Save a phone number and send it the app link, by SMS in the US and Canada and by WhatsApp elsewhere.',
    body: phoneLead,
    response: leadAnswer,
  },
});
