import { z } from 'zod';
import { attribution } from './attribution';
import { email, personName, visitorPage } from './fields';

/** Several lines of text; other control characters are refused before (see the HTTP engine). */
export const paragraph = (max: number) =>
  z
    .string({ error: 'Required' })
    .transform((value) => value.normalize('NFC').replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(1, 'Required').max(max, `Maximum length is ${max}`));

/** What every form of a visitor carries besides its own fields. */
export const leadFields = {
  email,
  /** The field that people never see: a program that fills it is answered like anybody, and nothing is kept. */
  leaveEmpty: z.string().max(200).optional(),
  /** The page of ours that the form stood on. */
  page: visitorPage,
  attribution,
};

export const leadName = { firstName: personName };

/** The sentence under a choice that was not made. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values, sentence: string) =>
  z.enum(values, { error: sentence });
