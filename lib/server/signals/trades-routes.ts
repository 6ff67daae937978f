import { tradesContract } from '@/lib/contracts/signals/trades';
import { implement } from '@/lib/server/platform/http/implement';
import { readTrades } from './trades';

export const tradesRoutes = implement(tradesContract, {
  list: ({ query }) => readTrades(query.variant),
});
