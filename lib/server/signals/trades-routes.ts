import { tradesContract } from '@/lib/contracts/signals/trades';
import { implement } from '@/lib/server/platform/http/implement';
import { listTrades } from './trades-repository';
import { toTradeRecord } from './trades';

export const tradesRoutes = implement(tradesContract, {
  list: async ({ query }) => toTradeRecord(await listTrades({ variant: query.variant }), query.variant),
});
