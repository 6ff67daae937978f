import { z } from 'zod';
import { attribution } from '@/lib/contracts/visits/attribution';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { acknowledgement } from '@/lib/contracts/shared/failure';
import { email, newPassword, password, personName, visitorId } from '@/lib/contracts/shared/fields';

export const accountKinds = ['user', 'investor'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const credentials = z.object({ email, password });

export const registration = z.object({
  email,
  password: newPassword,
  firstName: personName,
  lastName: personName,
  phone: z.string().max(40, 'Maximum length is 40').optional(),
  /** Attribution is optional: invalid values are dropped instead of failing the call. */
  referredBy: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional()
    .catch(undefined),
  uniqueId: visitorId.optional().catch(undefined),
  attribution,
});

/** What the browser stores at sign-in. `token` is the access token. */
export const sessionRecord = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  token: z.string(),
  refreshToken: z.string(),
});
export type SessionRecord = z.infer<typeof sessionRecord>;

/** The calls that user and investor accounts share, each kind with its own paths (section 7). */
export function accountCalls<const Resource extends string, const Register extends string>(
  resource: Resource,
  register: Register,
) {
  return defineContract({
    login: {
      method: 'POST',
      path: `/api/${resource}/login`,
      access: 'public',
      summary: 'Log in and return the session record.',
      body: credentials,
      response: sessionRecord,
    },
    register: {
      method: 'PUT',
      path: `/api/${resource}/${register}`,
      access: 'public',
      summary: 'Create an account and return its first session record.',
      body: registration,
      response: sessionRecord,
      status: 201,
    },
    requestNewPassword: {
      method: 'GET',
      path: `/api/${resource}/request-new-password`,
      access: 'public',
      summary: 'Email a password reset link. The response is the same whether or not the account exists.',
      query: z.object({ email }),
      response: acknowledgement,
      hasEffect: true,
    },
    verifyPasswordRequest: {
      method: 'GET',
      path: `/api/${resource}/verify-password-request/:token`,
      access: 'public',
      summary: 'Check whether a reset link is still valid, without using it.',
      response: z.object({ isValid: z.boolean() }),
    },
    resetPassword: {
      method: 'POST',
      path: `/api/${resource}/reset-password/:token`,
      access: 'public',
      summary:
        'Set a new password with a single-use reset link. Ends all sessions and outstanding links of the account.',
      body: z.object({ password: newPassword }),
      response: acknowledgement,
    },
  });
}
