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
    summary: 'Trades a refresh token for a new access token and its successor.',
    body: z.object({ refreshToken: opaqueToken }),
    response: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'optional',
    summary: 'Ends the session of the bearer token, of the refresh token, or of both.',
    body: z.object({ refreshToken: opaqueToken.optional() }),
    isBodyOptional: true,
    response: acknowledgement,
  },
  session: {
    method: 'GET',
    path: '/api/auth/session',
    access: 'either',
    summary: 'Says whose session the bearer token is of, while it stands.',
    response: z.object({ id: z.string(), kind: z.enum(accountKinds) }),
  },
});
