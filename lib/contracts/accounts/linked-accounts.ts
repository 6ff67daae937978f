import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { opaqueToken, password } from '@/lib/contracts/shared/fields';
import { sessionRecord } from './accounts';

export const investorContinuation = z.object({
  password,
  /** The password of an existing investor account, if it differs from the user account's. */
  investorPassword: password.optional(),
  consent: z.literal(true, { error: 'Agree to the terms to continue' }),
});

/** For a person with a user and an investor account: one sign-in and a switch between the two. */
export const linkedAccountsContract = defineContract({
  continueAsInvestor: {
    method: 'POST',
    path: '/api/account/investor',
    access: 'member',
    summary:
      'Open an investor account with the member’s name and confirmed email, or link an existing one, and return its session record.',
    body: investorContinuation,
    response: sessionRecord,
    status: 201,
  },
  switchAccount: {
    method: 'POST',
    path: '/api/account/switch',
    access: 'either',
    summary: 'Open a session of the linked account of the other kind, by the refresh token. Null when none is linked.',
    body: z.object({ refreshToken: opaqueToken }),
    response: z.object({ session: sessionRecord.nullable() }),
  },
});
