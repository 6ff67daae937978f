import { tradesContract } from '@/lib/contracts/signals/trades';
import { implement } from '@/lib/server/platform/http/implement';
import { readOpenTrades } from './open-trades';
import { readTrades } from './listing/trade-list';

export const tradesRoutes = implement(tradesContract, {
  list: ({ query }) => readTrades(query),
  open: (_given, { caller }) => readOpenTrades(caller),
});
