import { earningsContract } from '@/lib/contracts/referrals/earnings';
import { leaderboardContract } from '@/lib/contracts/referrals/leaderboard';
import { statementsContract } from '@/lib/contracts/referrals/statements';
import { todayContract } from '@/lib/contracts/referrals/today';
import { implement } from '@/lib/server/platform/http/implement';
import { readToday } from '../live/today';
import { changeListing, readLeaderboard } from './leaderboard';
import { readOverview } from './overview';
import { readPeople } from './people';
import { listSales } from './sales';
import { readStatements, statementCsv, statementPdf } from './statements';
import { traceSale } from './trace';

export const earningsRoutes = [
  ...implement(earningsContract, {
    overview: (_, { caller }) => readOverview(caller.accountId),
    people: ({ query }, { caller }) => readPeople(caller.accountId, query.cursor),
    sales: ({ query }, { caller }) => listSales(caller.accountId, query),
    trace: ({ params }, { caller }) => traceSale(caller.accountId, params.id),
  }),
  ...implement(statementsContract, {
    list: async (_, { caller }) => ({ items: await readStatements(caller.accountId) }),
    file: ({ params }, { caller }) => statementCsv(caller.accountId, params.month),
    pdf: ({ params }, { caller }) => statementPdf(caller.accountId, params.month),
  }),
  ...implement(todayContract, { read: (_, { caller }) => readToday(caller.accountId) }),
  ...implement(leaderboardContract, {
    read: (_, { caller }) => readLeaderboard(caller.accountId),
    list: ({ body }, { caller }) => changeListing(caller.accountId, body),
  }),
];
