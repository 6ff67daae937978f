import { z } from 'zod';
import { attribution } from './attribution';
import { defineContract } from './endpoint';
import { visitorPage } from './fields';
import { leadFields } from './lead-fields';

/** Section 7: which of the two phone modals a number comes from. */
export const alertTypes = ['Marketing page 2', 'Marketing page 3'] as const;
export type AlertType = (typeof alertTypes)[number];

/** What every call that takes a phone number or an email for us to write to answers. */
export const leadAnswer = z.object({
  message: z.string(),
  /** What else must be said: in demo mode, that the message stays in the house. */
  notice: z.string().nullable(),
});

/** As typed; whether it is a number is decided with its country. */
export const typedPhone = z.string({ error: 'Required' }).max(40, 'Maximum length is 40');
/** The country whose numbers are meant when there is no country code in front: the United States when silent. */
export const phoneCountry = z.string().regex(/^[A-Z]{2}$/, 'Please choose a country');

export const phoneLead = z.object({
  phoneNumber: typedPhone,
  alertType: z.enum(alertTypes),
  country: phoneCountry.optional(),
  /** False takes the call back; the words at the field make the button the agreement. */
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
    summary:
      'Takes a phone number and has the app link sent to it: by SMS in the US and Canada, by WhatsApp elsewhere.',
    body: phoneLead,
    response: leadAnswer,
  },
});
