import { tradierRemoved } from '@/lib/content/brokerage/bank-messages';
import { tradierContract } from '@/lib/contracts/brokerage/tradier';
import { implement } from '@/lib/server/platform/http/implement';
import { finishTradier, playTradier, readTradier, removeTradier, startTradier } from './tradier';

export const tradierRoutes = implement(tradierContract, {
  read: (_, { caller }) => readTradier(caller.accountId),
  start: (_, { caller, origin }) => startTradier(caller, origin),
  finish: ({ query }, { caller, origin }) => finishTradier(caller, query, origin),
  remove: async (_, { caller, origin }) => {
    await removeTradier(caller.accountId, origin);
    return { message: tradierRemoved };
  },
  sample: ({ body }) => playTradier(body),
});
