import { z } from 'zod';
import { isEmail } from '@/lib/domain/email';

/** Fields that several resources share, with the sentences people read when a value does not fit. */

/** Also the breaks that Unicode knows and JSON lets through: a mail's subject or a table would show them. */
const hasBreak = /[\r\n\t\u0085\u2028\u2029]/;

/** One line of text, trimmed and in composed form; control characters are refused before (see the HTTP engine). */
export const line = (max: number, sentence = 'Required') =>
  z
    .string({ error: sentence })
    .refine((value) => !hasBreak.test(value), 'Please keep this on one line')
    .transform((value) => value.normalize('NFC').trim())
    .pipe(z.string().min(1, sentence).max(max, `Maximum length is ${max}`));

/** Marks that turn the direction of text or cannot be seen, but for the two joiners that some scripts need. */
const isHidden = /[\p{Cf}--[\u200C\u200D]]/v;
/** A name goes into mails: what reads as an address there would speak for a stranger. */
const isAddress = /[/@:<>$]|\.\p{Ll}{2,}/u;

/** How many at a time, asked in an address: plain figures only, as JavaScript also takes 0x10, 1e2, +5 and blanks for numbers. */
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

/** A person's name: any script, at least one letter, nothing that a mail program would make a link of. */
export const personName = line(60).refine(
  (value) => /\p{L}/u.test(value) && !isHidden.test(value) && !isAddress.test(value),
  'Please enter a name',
);

export const email = z
  .string({ error: 'Required' })
  .refine((value) => !hasBreak.test(value), 'Please enter a valid email')
  .transform((value) => value.normalize('NFC').trim())
  .pipe(z.string().min(1, 'Required').max(254, 'Maximum length is 254').refine(isEmail, 'Please enter a valid email'));

/** Kept exactly as typed: no trimming, no composition rule; 256 bytes at most, no NUL. */
export const password = z
  .string({ error: 'Required' })
  .min(1, 'Required')
  .refine((value) => new TextEncoder().encode(value).length <= 256, 'Please use at most 256 bytes for your password');

export const newPassword = password.refine((value) => [...value].length >= 8, 'Minimum length is 8');

/** An opaque token in a link or a body. */
export const opaqueToken = z.string({ error: 'Required' }).min(1, 'Required').max(512, 'Maximum length is 512');

/** The 20 letters and digits that name a visitor's browser. */
export const visitorId = z.string().regex(/^[A-Za-z0-9]{20}$/);

/** The path of the page a form was sent from. It is never a reason to refuse somebody: what does not fit is dropped. */
export const visitorPage = z
  .string()
  .max(200)
  .regex(/^\/[^?#\s]*$/)
  .optional()
  .catch(undefined);
