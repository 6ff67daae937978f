import { z } from 'zod';
import { attribution } from '@/lib/contracts/visits/attribution';
import { isVisible, turnsDirection } from '@/lib/domain/shared/text/visible-text';
import { directionSentence, email, personName, visitorPage } from '@/lib/contracts/shared/fields';

/** Multiline text. Other control characters are rejected earlier, by the HTTP engine. */
export const paragraph = (max: number) =>
  z
    .string({ error: 'Required' })
    .transform((value) => value.normalize('NFC').replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(1, 'Required').max(max, `Maximum length is ${max}`))
    .refine((value) => value === '' || isVisible(value), 'Required')
    .refine((value) => !turnsDirection(value), directionSentence);

/** Fields that all visitor forms have. */
export const leadFields = {
  email,
  /** The honeypot. A bot that fills it in gets the normal response, but nothing is stored. */
  leaveEmpty: z.string().max(200).optional(),
  /** The page that contained the form. */
  page: visitorPage,
  attribution,
};

export const leadName = { firstName: personName };

/** An enum with a custom message for missing or invalid values. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values, sentence: string) =>
  z.enum(values, { error: sentence });
