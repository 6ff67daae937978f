import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { acknowledgement } from '@/lib/contracts/shared/failure';
import { opaqueToken } from '@/lib/contracts/shared/fields';

const tradierLink = z.object({
  accounts: z.array(z.object({ mask: z.string(), type: z.string(), status: z.string() })),
  linkedAt: z.iso.datetime(),
  /** When the access token expires, a day after it is issued. */
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  /** Whether the site refreshes the token automatically. */
  isRenewed: z.boolean(),
});

const tradierConnection = z.object({
  link: tradierLink.nullable(),
  /** Whether Tradier is configured. */
  isOn: z.boolean(),
  isSimulated: z.boolean(),
});
export type TradierConnection = z.infer<typeof tradierConnection>;

export const tradierContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/tradier-oauth',
    access: 'member',
    summary: 'Get the caller’s linked Tradier account, if any.',
    response: tradierConnection,
  },
  start: {
    method: 'POST',
    path: '/api/tradier-oauth/start',
    access: 'member',
    needsRecentProof: true,
    summary: 'Get the Tradier authorization URL.',
    response: z.object({ authorizeUrl: z.string() }),
  },
  finish: {
    method: 'POST',
    path: '/api/tradier-oauth',
    access: 'member',
    summary: 'Complete the Tradier OAuth flow with the code and single-use state.',
    query: z.object({ code: opaqueToken, state: opaqueToken }),
    response: tradierConnection,
  },
  remove: {
    method: 'DELETE',
    path: '/api/tradier-oauth',
    access: 'member',
    summary: 'Remove the Tradier link and its keys.',
    response: acknowledgement,
  },
  sample: {
    method: 'POST',
    path: '/api/tradier-oauth/sample',
    access: 'member',
    summary: 'Simulate Tradier’s authorization page. Demo mode only.',
    body: z.object({ state: opaqueToken, challenge: opaqueToken, scope: opaqueToken }),
    response: z.object({ code: z.string() }),
  },
});
