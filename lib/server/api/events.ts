import { eventsContract } from '@/lib/contracts/events';
import { implement } from '../http/implement';
import { storeEvent } from '../services/events';
import { enforceNetworkLimit } from '../services/limits';

export const eventsRoutes = implement(eventsContract, {
  send: async ({ body, headers }, { origin }) => {
    await enforceNetworkLimit('eventsByIp', origin);
    return { isStored: await storeEvent(body, headers, origin) };
  },
});
