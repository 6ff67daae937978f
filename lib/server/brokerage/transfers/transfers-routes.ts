import { transfersContract } from '@/lib/contracts/brokerage/transfers';
import { implement } from '@/lib/server/platform/http/implement';
import { readFunding } from './funding';
import { cancelTransfer } from './transfer-canceling';
import { createTransfer, listTransfers, readTransfer } from './transfers';
import { advanceSampleTransfer } from './sample-transfers';

export const transfersRoutes = implement(transfersContract, {
  funding: (_, { caller }) => readFunding(caller.accountId),
  list: ({ query }, { caller }) => listTransfers(caller.accountId, query.cursor),
  get: ({ params }, { caller }) => readTransfer(caller.accountId, params.id),
  create: ({ body, headers }, { caller, origin }) =>
    createTransfer(caller.accountId, { ...body, requestKey: headers['idempotency-key'] }, origin),
  cancel: ({ params }, { caller, origin }) => cancelTransfer(caller.accountId, params.id, origin),
  sampleStep: async (_, { caller, origin }) => ({ hasMoved: await advanceSampleTransfer(caller.accountId, origin) }),
});
