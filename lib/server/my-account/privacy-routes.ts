import { privacyContract } from '@/lib/contracts/my-account/privacy';
import { implement } from '@/lib/server/platform/http/implement';
import { deleteOwnData, deleteOwnResearch, readOwnData } from './privacy';

export const privacyRoutes = implement(privacyContract, {
  ownData: ({ body }, { caller, origin }) => readOwnData(body, caller?.accountId, origin),
  deleteOwnData: async ({ body }, { caller, origin }) => ({
    deleted: await deleteOwnData(body, caller?.accountId, origin),
  }),
  deleteResearch: async (_, { caller, origin }) => ({ deleted: await deleteOwnResearch(caller.accountId, origin) }),
});
