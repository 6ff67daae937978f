import { z } from 'zod';
import { attribution } from '@/lib/contracts/visits/attribution';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { email, opaqueToken, visitorPage } from '@/lib/contracts/shared/fields';
import { leadFields } from './lead-fields';
import { leadAnswer, phoneCountry, typedPhone } from './phone-numbers';

const isBlank = (value: string) => value.trim() === '';
/** Converts an empty form field to undefined. */
const blankAsNone = (value: unknown) => (typeof value === 'string' && isBlank(value) ? undefined : value);

export const simpleSignup = z.object({
  phone: z.preprocess(blankAsNone, typedPhone.optional()),
  email: z.preprocess(blankAsNone, email.optional()),
  country: phoneCountry.optional(),
  /** The consent checkbox next to the phone number. */
  consent: z.boolean().optional(),
  page: visitorPage,
  /** The visitor's page, to which the confirmation link leads back. Anything but a path of this site is dropped. */
  place: z.string().max(2000).optional().catch(undefined),
  attribution,
  leaveEmpty: leadFields.leaveEmpty,
});

export const simpleSignupContract = defineContract({
  signUp: {
    method: 'PUT',
    path: '/api/simple-signup',
    access: 'public',
    summary: 'Sign up for the test drive by phone, email or both. Each is confirmed by a link.',
    body: simpleSignup,
    response: leadAnswer,
  },
  confirm: {
    method: 'POST',
    path: '/api/simple-signup/confirm',
    access: 'public',
    summary: 'Confirm an email with its single-use link and return a Discord invite if one is left.',
    body: z.object({ token: opaqueToken }),
    response: z.object({ message: z.string(), invite: z.string().nullable(), place: z.string().nullable() }),
  },
});
