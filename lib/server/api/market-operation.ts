import { marketOperationContract } from '@/lib/contracts/market-operation';
import { implement } from '../http/implement';
import { readMarketStatus, refreshNow } from '../services/market-operation';
import { addToSector } from '../services/market-sectors';

export const marketOperationRoutes = implement(marketOperationContract, {
  status: () => readMarketStatus(),
  refresh: ({ body }) => refreshNow(body.ticker, body.kind),
  addSymbol: async ({ body }) => ({ outcome: await addToSector(body.ticker, body.sector) }),
});
