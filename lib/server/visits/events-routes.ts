import { eventsContract } from '@/lib/contracts/visits/events';
import { implement } from '@/lib/server/platform/http/implement';
import { storeEvent } from './events';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';

export const eventsRoutes = implement(eventsContract, {
  send: async ({ body, headers }, { origin }) => {
    await enforceNetworkLimit('eventsByIp', origin);
    return { isStored: await storeEvent(body, headers, origin) };
  },
});
