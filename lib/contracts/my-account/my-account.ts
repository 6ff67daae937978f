import { z } from 'zod';
import { deletionWords } from '@/lib/domain/accounts/deletion-words';
import { accountKinds } from '@/lib/contracts/accounts/accounts';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { acknowledgement } from '@/lib/contracts/shared/failure';
import { email, newPassword, opaqueToken, password, personName } from '@/lib/contracts/shared/fields';

/** An account was deleted: which data is retained, and why. */
export const accountGone = acknowledgement.extend({ kept: z.array(z.object({ what: z.string(), why: z.string() })) });

export const ownAccount = z.object({
  kind: z.enum(accountKinds),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** A requested address whose link has not been used. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type OwnAccount = z.infer<typeof ownAccount>;

export const ownSessions = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      isCurrent: z.boolean(),
      /** Browser and operating system from the user agent. */
      device: z.string(),
      ip: z.string().nullable(),
      signedInAt: z.iso.datetime(),
      /** When it last refreshed its token, accurate to the token's lifetime. */
      lastSeenAt: z.iso.datetime(),
    }),
  ),
});
export type OwnSession = z.infer<typeof ownSessions>['items'][number];

/** 'unproven': the address is not confirmed, so its state is hidden. */
export const newsletterStates = ['on', 'off', 'unproven'] as const;

export const ownMessages = z.object({
  newsletter: z.enum(newsletterStates),
  /** Pending stock alerts. */
  alerts: z.number().int(),
});
export type OwnMessages = z.infer<typeof ownMessages>;

/** Account settings of both kinds of account. */
export const myAccountContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/account',
    access: 'either',
    summary: 'The account of the bearer, whichever kind it is.',
    response: ownAccount,
  },
  change: {
    method: 'PUT',
    path: '/api/account',
    access: 'either',
    summary: 'Changes the name and the phone number; another number needs a password proven in the last ten minutes.',
    body: z.object({
      firstName: personName,
      lastName: personName,
      phone: z.string().max(40, 'Maximum length is 40').optional(),
    }),
    response: ownAccount,
  },
  requestEmail: {
    method: 'POST',
    path: '/api/account/email',
    access: 'either',
    summary:
      'Mails a link to an address, which becomes the account’s when the link is used; the same address proves it. The present address is told of a change, with a link that cancels it.',
    body: z.object({ email, password }),
    response: acknowledgement,
    status: 202,
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/account/confirm-email',
    access: 'public',
    summary: 'Uses such a link, once. A changed address ends every other link of the account.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
  cancelEmail: {
    method: 'POST',
    path: '/api/account/cancel-email',
    access: 'public',
    summary: 'Cancels a requested change of the address, by the link that the present address was mailed.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    access: 'either',
    summary:
      'Sets a new password by the old one. Every session and every outstanding link ends; the answer has the tokens of a new session.',
    body: z.object({ currentPassword: password, password: newPassword }),
    response: acknowledgement.extend({ token: z.string(), refreshToken: z.string() }),
  },
  prove: {
    method: 'POST',
    path: '/api/account/proof',
    access: 'either',
    summary: 'Proves the password anew, so that calls which need a recent proof go on for ten minutes.',
    body: z.object({ password }),
    response: acknowledgement,
  },
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    access: 'either',
    summary: 'Where the account is signed in, the latest first.',
    response: ownSessions,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'either',
    summary: 'Signs one session out and answers what is left.',
    response: ownSessions,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'either',
    summary: 'Signs every session out but the one that asks, and ends every outstanding link of the account.',
    response: ownSessions,
  },
  messages: {
    method: 'GET',
    path: '/api/account/messages',
    access: 'either',
    summary: 'Which mails the account gets besides those about its safety.',
    response: ownMessages,
  },
  changeMessages: {
    method: 'PUT',
    path: '/api/account/messages',
    access: 'either',
    summary: 'Starts or ends the newsletter for the account’s own proven address.',
    body: z.object({ newsletter: z.boolean() }),
    response: ownMessages,
  },
  export: {
    method: 'GET',
    path: '/api/account/export',
    access: 'either',
    needsRecentProof: true,
    summary: 'Everything that is kept under the account, table by table; never a password, a key or a hash of one.',
    response: z.object({
      madeAt: z.iso.datetime(),
      about: z.string(),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/account',
    access: 'either',
    summary: 'Deletes the account for good, but for the listed set.',
    body: z.object({
      password,
      confirmation: z
        .string()
        .trim()
        .toLowerCase()
        .refine((words) => words === deletionWords, `Please type: ${deletionWords}`),
    }),
    response: accountGone,
  },
});
