import { retainedAfterDeletion } from '@/lib/content/my-account/account-data';
import { investorAccountContract } from '@/lib/contracts/my-account/investor-account';
import { accountDeleted } from '@/lib/content/accounts/messages';
import { implement } from '@/lib/server/platform/http/implement';
import { deleteAccount } from './account-data';
import { readAml, saveAmlStep } from '@/lib/server/investing/rounds/aml';

export const investorAccountRoutes = implement(investorAccountContract, {
  registerAml: ({ body }, { caller, origin }) => saveAmlStep(caller.accountId, body, origin),
  readAml: (_, { caller, origin }) => readAml(caller.accountId, origin),
  deleteAccount: async ({ body }, { caller, origin }) => {
    await deleteAccount(caller, body.password, origin);
    return { message: accountDeleted, kept: [...retainedAfterDeletion] };
  },
  // No payment provider is set up for investors, so there are no cards to store.
});
