import { z } from 'zod';
import { canonicalEmail, isEmail } from '@/lib/domain/shared/email';
import {
  hasHiddenMarks,
  hasLetter,
  hasLetterOrDigit,
  isVisible,
  turnsDirection,
} from '@/lib/domain/shared/text/visible-text';

/** Includes the Unicode line breaks that JSON allows, which would break a mail's subject or a table row. */
const hasBreak = /[\r\n\t\u0085\u2028\u2029]/;

export const directionSentence = 'Please remove marks that change the direction of text';

/** One line of visible text, trimmed and NFC-normalized. The HTTP engine rejects control characters earlier. */
export const line = (max: number, sentence = 'Required') =>
  oneLine(max, sentence)
    .refine((value) => value === '' || isVisible(value), sentence)
    .refine((value) => !turnsDirection(value), directionSentence);

/** A title, or the name of a thing: at least one letter or digit. */
export const title = (max: number) => line(max).refine(hasLetterOrDigit, 'Please use letters or figures');

const oneLine = (max: number, sentence = 'Required') =>
  z
    .string({ error: sentence })
    .refine((value) => !hasBreak.test(value), 'Please keep this on one line')
    .transform((value) => value.normalize('NFC').trim())
    .pipe(z.string().min(1, sentence).max(max, `Maximum length is ${max}`));

/** Matches text that mail programs may turn into a link. Names appear in mails, where a URL would be abuse. */
const isAddress = /[/@:<>$]|\.\p{Ll}{2,}/u;

/** A page size in a query: digits only, because JavaScript also converts 0x10, 1e2, +5 and blanks to numbers. */
export const pageSize = (max: number, usual: number) =>
  z
    .preprocess(
      (given) => (typeof given === 'string' ? Number(/^\d{1,9}$/.test(given) ? given : Number.NaN) : given),
      z.int('Please give a whole number').min(1, 'Please ask for at least 1').max(max, `Please ask for at most ${max}`),
    )
    .default(usual);

/** A person's name in any script: at least one letter, and nothing that a mail program would turn into a link. */
export const personName = oneLine(60).refine(
  (value) => hasLetter(value) && !hasHiddenMarks(value) && !isAddress.test(value),
  'Please enter a name',
);

/** An email in canonical form, in which addresses are stored, compared and counted. */
export const email = z
  .string({ error: 'Required' })
  .refine((value) => !hasBreak.test(value), 'Please enter a valid email')
  .transform((value) => value.normalize('NFC').trim())
  .pipe(z.string().min(1, 'Required').max(254, 'Maximum length is 254').refine(isEmail, 'Please enter a valid email'))
  .transform(canonicalEmail);

/** A password exactly as typed, without trimming or normalization. At most 256 bytes. */
export const password = z
  .string({ error: 'Required' })
  .min(1, 'Required')
  .refine((value) => new TextEncoder().encode(value).length <= 256, 'Please use at most 256 bytes for your password');

export const newPassword = password.refine((value) => [...value].length >= 8, 'Minimum length is 8');

/** An opaque token in a link or a body. */
export const opaqueToken = z.string({ error: 'Required' }).min(1, 'Required').max(512, 'Maximum length is 512');

/** A visitor ID: 20 letters and digits. */
export const visitorId = z.string().regex(/^[A-Za-z0-9]{20}$/);

/** The path of the page with the form. Invalid values are dropped instead of failing the call. */
export const visitorPage = z
  .string()
  .max(200)
  .regex(/^\/[^?#\s]*$/)
  .optional()
  .catch(undefined);
