import { z } from 'zod';
import { canonicalEmail, isEmail } from '@/lib/domain/shared/email';
import {
  hasHiddenMarks,
  hasLetter,
  hasLetterOrDigit,
  isVisible,
  turnsDirection,
} from '@/lib/domain/shared/text/visible-text';

/** Fields shared by several resources, with their error messages. */

/** Includes Unicode line breaks that JSON allows: they would show in a mail's subject or a table. */
const hasBreak = /[\r\n\t\u0085\u2028\u2029]/;

export const directionSentence = 'Please remove marks that change the direction of text';

/**
 * One line of visible text, trimmed and NFC-normalized; control characters are rejected earlier (see the HTTP engine).
 */
export const line = (max: number, sentence = 'Required') =>
  oneLine(max, sentence)
    .refine((value) => value === '' || isVisible(value), sentence)
    .refine((value) => !turnsDirection(value), directionSentence);

/** A title or name of a thing: with at least one visible letter or digit. */
export const title = (max: number) => line(max).refine(hasLetterOrDigit, 'Please use letters or figures');

const oneLine = (max: number, sentence = 'Required') =>
  z
    .string({ error: sentence })
    .refine((value) => !hasBreak.test(value), 'Please keep this on one line')
    .transform((value) => value.normalize('NFC').trim())
    .pipe(z.string().min(1, sentence).max(max, `Maximum length is ${max}`));

/** Names are used in mails, where a URL in a name would be an abuse. */
const isAddress = /[/@:<>$]|\.\p{Ll}{2,}/u;

/** A page size in a query: plain digits only, because JavaScript also accepts 0x10, 1e2, +5 and blanks as numbers. */
export const pageSize = (most: number, usual: number) =>
  z
    .preprocess(
      (given) => (typeof given === 'string' ? Number(/^\d{1,9}$/.test(given) ? given : Number.NaN) : given),
      z
        .int('Please give a whole number')
        .min(1, 'Please ask for at least 1')
        .max(most, `Please ask for at most ${most}`),
    )
    .default(usual);

/** A person's name: any script, at least one letter, nothing that a mail program would turn into a link. */
export const personName = oneLine(60).refine(
  (value) => hasLetter(value) && !hasHiddenMarks(value) && !isAddress.test(value),
  'Please enter a name',
);

/** An email in canonical form: all code that stores, compares or counts addresses uses it. */
export const email = z
  .string({ error: 'Required' })
  .refine((value) => !hasBreak.test(value), 'Please enter a valid email')
  .transform((value) => value.normalize('NFC').trim())
  .pipe(z.string().min(1, 'Required').max(254, 'Maximum length is 254').refine(isEmail, 'Please enter a valid email'))
  .transform(canonicalEmail);

/** Unchanged as typed: no trimming, no normalization; at most 256 bytes, no NUL. */
export const password = z
  .string({ error: 'Required' })
  .min(1, 'Required')
  .refine((value) => new TextEncoder().encode(value).length <= 256, 'Please use at most 256 bytes for your password');

export const newPassword = password.refine((value) => [...value].length >= 8, 'Minimum length is 8');

/** An opaque token in a link or a body. */
export const opaqueToken = z.string({ error: 'Required' }).min(1, 'Required').max(512, 'Maximum length is 512');

/** A visitor id: 20 letters and digits. */
export const visitorId = z.string().regex(/^[A-Za-z0-9]{20}$/);

/** The path of the page that sent a form. Invalid values are dropped and never fail a call. */
export const visitorPage = z
  .string()
  .max(200)
  .regex(/^\/[^?#\s]*$/)
  .optional()
  .catch(undefined);
