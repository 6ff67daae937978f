import { banksContract } from '@/lib/contracts/brokerage/banks';
import { implement } from '@/lib/server/platform/http/implement';
import { finishOwnBank, hasBank, linkBank, listBanks, openBankLink, removeBank } from './banks';
import { simulateBank } from './sample-banks';

export const banksRoutes = implement(banksContract, {
  list: (_, { caller }) => listBanks(caller.accountId),
  exists: async (_, { caller }) => ({ exists: await hasBank(caller.accountId) }),
  link: (_, { caller, origin }) => openBankLink(caller.accountId, origin),
  linkAgain: ({ params }, { caller, origin }) => openBankLink(caller.accountId, origin, params.id),
  processorToken: ({ body }, { caller, origin }) => linkBank(caller.accountId, body, origin),
  finish: ({ params }, { caller, origin }) => finishOwnBank(caller.accountId, params.id, origin),
  remove: ({ params }, { caller, origin }) => removeBank(caller.accountId, params.id, origin),
  sampleLink: ({ body }, { caller, origin }) => simulateBank(caller.accountId, body, origin),
});
