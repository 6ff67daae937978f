import { tradesContract } from '@/lib/contracts/trades';
import { implement } from '../http/implement';
import { listTrades } from '../repositories/trades';
import { toTradeRecord } from '../services/trades';
import { db } from '../db/pool';

export const tradesRoutes = implement(tradesContract, {
  list: async ({ query }) => toTradeRecord(await listTrades(db(), query.variant), query.variant),
});
