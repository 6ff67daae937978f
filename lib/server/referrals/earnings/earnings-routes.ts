import { earningsContract } from '@/lib/contracts/referrals/earnings';
import { implement } from '@/lib/server/platform/http/implement';
import { readOverview } from './overview';
import { readPeople } from './people';
import { listSales } from './sales';
import { traceSale } from './trace';

export const earningsRoutes = implement(earningsContract, {
  overview: (_, { caller }) => readOverview(caller.accountId),
  people: ({ query }, { caller }) => readPeople(caller.accountId, query.cursor),
  sales: ({ query }, { caller }) => listSales(caller.accountId, query),
  trace: ({ params }, { caller }) => traceSale(caller.accountId, params.id),
});
