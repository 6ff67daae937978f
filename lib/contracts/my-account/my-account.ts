import { z } from 'zod';
import { deletionPhrase } from '@/lib/domain/accounts/deletion-phrase';
import { accountKinds } from '@/lib/contracts/accounts/accounts';
import { mailLists } from '@/lib/domain/publishing/newsletter';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { acknowledgement } from '@/lib/contracts/shared/failure';
import { email, newPassword, opaqueToken, password, personName } from '@/lib/contracts/shared/fields';

/** The response to a deleted account: which data is retained and why. */
export const accountGone = acknowledgement.extend({ kept: z.array(z.object({ what: z.string(), why: z.string() })) });

export const ownAccount = z.object({
  kind: z.enum(accountKinds),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** A new address that was requested but not confirmed yet. */
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
      /** Browser and operating system, from the user agent. */
      device: z.string(),
      ip: z.string().nullable(),
      signedInAt: z.iso.datetime(),
      /** When the session last refreshed its token, so accurate only to the token's lifetime. */
      lastSeenAt: z.iso.datetime(),
    }),
  ),
});
export type OwnSession = z.infer<typeof ownSessions>['items'][number];

/** 'unproven' means that the address is not confirmed, so whether it is subscribed stays hidden. */
export const listStates = ['on', 'off', 'unproven'] as const;

export const ownMessages = z.object({
  lists: z.object({ newsletter: z.enum(listStates), 'weekly-report': z.enum(listStates) }),
  /** Number of pending stock alerts. */
  alerts: z.number().int(),
});
export type OwnMessages = z.infer<typeof ownMessages>;

/** Account settings for both kinds of account. */
export const myAccountContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/account',
    access: 'either',
    summary: 'Get the caller’s account, of either kind.',
    response: ownAccount,
  },
  change: {
    method: 'PUT',
    path: '/api/account',
    access: 'either',
    summary: 'Update the name and phone number. A new number requires a password confirmed in the last ten minutes.',
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
      'Email a link that confirms the current email, or with the password one that changes it. The current email is notified of a change with a link to cancel it.',
    body: z.object({ email, password: password.optional() }),
    response: acknowledgement,
    status: 202,
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/account/confirm-email',
    access: 'public',
    summary: 'Use a confirmation link, once. Changing the email ends all other links of the account.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
  cancelEmail: {
    method: 'POST',
    path: '/api/account/cancel-email',
    access: 'public',
    summary: 'Cancel a requested email change with the link sent to the current email.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    access: 'either',
    summary: 'Change the password. Ends all sessions and outstanding links, and returns the tokens of a new session.',
    body: z.object({ currentPassword: password, password: newPassword }),
    response: acknowledgement.extend({ token: z.string(), refreshToken: z.string() }),
  },
  prove: {
    method: 'POST',
    path: '/api/account/proof',
    access: 'either',
    summary: 'Confirm the password for sensitive calls in the next ten minutes.',
    body: z.object({ password }),
    response: acknowledgement,
  },
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    access: 'either',
    summary: 'List the account’s sessions, latest first.',
    response: ownSessions,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'either',
    summary: 'Sign out one session and return the rest.',
    response: ownSessions,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'either',
    summary: 'Sign out all other sessions and end all outstanding links of the account.',
    response: ownSessions,
  },
  messages: {
    method: 'GET',
    path: '/api/account/messages',
    access: 'either',
    summary: 'Get the account’s email preferences, besides security emails.',
    response: ownMessages,
  },
  changeMessages: {
    method: 'PUT',
    path: '/api/account/messages',
    access: 'either',
    summary: 'Subscribe the account’s confirmed email to a list, or unsubscribe it.',
    body: z.object({ list: z.enum(mailLists), isWanted: z.boolean() }),
    response: ownMessages,
  },
  export: {
    method: 'GET',
    path: '/api/account/export',
    access: 'either',
    needsRecentProof: true,
    summary: 'Export all data stored under the account by table, without passwords, keys and their hashes.',
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
    summary: 'Permanently delete the account, except for the listed records.',
    body: z.object({
      password,
      confirmation: z
        .string()
        .trim()
        .toLowerCase()
        .refine((words) => words === deletionPhrase, `Please type: ${deletionPhrase}`),
    }),
    response: accountGone,
  },
});
