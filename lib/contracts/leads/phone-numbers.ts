import { z } from 'zod';
import { attribution } from '@/lib/contracts/visits/attribution';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { visitorPage } from '@/lib/contracts/shared/fields';
import { leadFields } from './lead-fields';

/** Which of the two phone modals a number comes from (section 7). */
export const alertTypes = ['Marketing page 2', 'Marketing page 3'] as const;
export type AlertType = (typeof alertTypes)[number];

/** The response of calls that take a phone number or an email. */
export const leadAnswer = z.object({
  message: z.string(),
  /** An additional notice: in demo mode, that the message is not sent. */
  notice: z.string().nullable(),
});

/** A phone number as typed; validated later, together with its country. */
export const typedPhone = z.string({ error: 'Required' }).max(40, 'Maximum length is 40');
/** The country of numbers without a calling code; the United States by default. */
export const phoneCountry = z.string().regex(/^[A-Z]{2}$/, 'Please choose a country');

export const phoneLead = z.object({
  phoneNumber: typedPhone,
  alertType: z.enum(alertTypes),
  country: phoneCountry.optional(),
  /** False rejects the call. If omitted, pressing the button is the consent, according to the text at the field. */
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
