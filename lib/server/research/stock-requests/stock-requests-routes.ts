import { stockRequestsContract } from '@/lib/contracts/research/stock-requests';
import { implement } from '@/lib/server/platform/http/implement';
import { requestStock, decideOnRequest, readRequests, readVotes, withdrawVote } from './stock-requests';

export const stockRequestsRoutes = implement(stockRequestsContract, {
  list: ({ query }) => readRequests(query.cursor),
  ask: ({ body }, { caller, origin }) => requestStock(body.ticker, { accountId: caller.accountId, origin }),
  withdraw: ({ params }, { caller, origin }) => withdrawVote(params.ticker, { accountId: caller.accountId, origin }),
  mine: async (_, { caller }) => ({ tickers: await readVotes(caller.accountId) }),
  decide: ({ body }, { origin }) => decideOnRequest(body, origin),
});
