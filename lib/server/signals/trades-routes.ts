import { tradesContract } from '@/lib/contracts/signals/trades';
import { implement } from '@/lib/server/platform/http/implement';
import { readOpenTrades } from './open-trades';
import { readTrades } from './trades';

export const tradesRoutes = implement(tradesContract, {
  list: ({ query }) => readTrades(query.variant),
  open: (_given, { caller }) => readOpenTrades(caller),
});
