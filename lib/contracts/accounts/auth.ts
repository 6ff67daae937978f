import { z } from 'zod';
import { accountKinds } from './accounts';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { acknowledgement } from '@/lib/contracts/shared/failure';
import { opaqueToken } from '@/lib/contracts/shared/fields';

export const authContract = defineContract({
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    summary: 'Exchange a refresh token for a new access token and refresh token.',
    body: z.object({ refreshToken: opaqueToken }),
    response: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'optional',
    summary: 'End the session of the bearer token, the refresh token or both.',
    body: z.object({ refreshToken: opaqueToken.optional() }),
    isBodyOptional: true,
    response: acknowledgement,
  },
  session: {
    method: 'GET',
    path: '/api/auth/session',
    access: 'either',
    summary: 'Get the account of the current session.',
    response: z.object({ id: z.string(), kind: z.enum(accountKinds) }),
  },
});
