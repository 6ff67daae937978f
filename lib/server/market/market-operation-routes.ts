import { marketOperationContract } from '@/lib/contracts/market/market-operation';
import { implement } from '@/lib/server/platform/http/implement';
import { readMarketStatus, refreshNow } from './market-operation';
import { addToSector } from './market-sectors';

export const marketOperationRoutes = implement(marketOperationContract, {
  status: () => readMarketStatus(),
  refresh: ({ body }) => refreshNow(body.ticker, body.kind),
  addSymbol: async ({ body }) => ({ outcome: await addToSector(body.ticker, body.sector) }),
});
