import { experimentsContract } from '@/lib/contracts/experiments';
import { implement } from '../http/implement';
import { countExposure, readResults } from '../services/experiments';
import { enforceNetworkLimit } from '../services/limits';

export const experimentsRoutes = implement(experimentsContract, {
  expose: async ({ body, headers }, { origin }) => {
    await enforceNetworkLimit('eventsByIp', origin);
    const isOptedOut = headers['sec-gpc'] === '1' || headers.dnt === '1';
    return { isCounted: await countExposure(body, { userAgent: origin.userAgent, isOptedOut }) };
  },
  results: async () => ({ items: await readResults() }),
});
