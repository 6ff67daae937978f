import { tradesContract } from '@/lib/contracts/signals/trades';
import { implement } from '@/lib/server/platform/http/implement';
import { listTrades } from './trades-repository';
import { toTradeRecord } from './trades';
import { db } from '@/lib/server/platform/db/pool';

export const tradesRoutes = implement(tradesContract, {
  list: async ({ query }) => toTradeRecord(await listTrades(db(), query.variant), query.variant),
});
