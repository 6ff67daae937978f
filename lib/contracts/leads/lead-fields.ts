import { z } from 'zod';
import { attribution } from '@/lib/contracts/visits/attribution';
import { isVisible, turnsDirection } from '@/lib/domain/shared/text/visible-text';
import { directionSentence, email, personName, visitorPage } from '@/lib/contracts/shared/fields';

/** Multi-line text; other control characters are rejected earlier (see the HTTP engine). */
export const paragraph = (max: number) =>
  z
    .string({ error: 'Required' })
    .transform((value) => value.normalize('NFC').replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(1, 'Required').max(max, `Maximum length is ${max}`))
    .refine((value) => value === '' || isVisible(value), 'Required')
    .refine((value) => !turnsDirection(value), directionSentence);

/** Fields of every visitor form besides its own. */
export const leadFields = {
  email,
  /** The honeypot: a bot that fills it in gets the normal response, and nothing is stored. */
  leaveEmpty: z.string().max(200).optional(),
  /** The page that contained the form. */
  page: visitorPage,
  attribution,
};

export const leadName = { firstName: personName };

/** The message for a missing choice. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values, sentence: string) =>
  z.enum(values, { error: sentence });
