import { tradierRemoved } from '@/lib/content/bank-messages';
import { tradierContract } from '@/lib/contracts/tradier';
import { implement } from '../http/implement';
import { finishTradier, playTradier, readTradier, removeTradier, startTradier } from '../services/tradier';

export const tradierRoutes = implement(tradierContract, {
  read: (_, { caller }) => readTradier(caller.accountId),
  start: (_, { caller, origin }) => startTradier(caller.accountId, origin),
  finish: ({ query }, { caller, origin }) => finishTradier(caller.accountId, query, origin),
  remove: async (_, { caller, origin }) => {
    await removeTradier(caller.accountId, origin);
    return { message: tradierRemoved };
  },
  sample: ({ body }) => playTradier(body),
});
