import { experimentsContract } from '@/lib/contracts/visits/experiments';
import { implement } from '@/lib/server/platform/http/implement';
import { countExposure, readResults } from './experiments';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';

export const experimentsRoutes = implement(experimentsContract, {
  expose: async ({ body, headers }, { origin }) => {
    await enforceNetworkLimit('eventsByIp', origin);
    const isOptedOut = headers['sec-gpc'] === '1' || headers.dnt === '1';
    return { isCounted: await countExposure(body, { userAgent: origin.userAgent, isOptedOut }) };
  },
  results: async () => ({ items: await readResults() }),
});
