import { keptAfterDeletion } from '@/lib/content/account-data';
import { investorAccountContract } from '@/lib/contracts/investor-account';
import { accountDeleted } from '@/lib/content/messages';
import { implement } from '../http/implement';
import { deleteAccount } from '../services/account-data';
import { readAml, saveAmlStep } from '../services/aml';

export const investorAccountRoutes = implement(investorAccountContract, {
  registerAml: ({ body }, { caller, origin }) => saveAmlStep(caller.accountId, body, origin),
  readAml: (_, { caller, origin }) => readAml(caller.accountId, origin),
  deleteAccount: async ({ body }, { caller, origin }) => {
    await deleteAccount(caller, body.password, origin);
    return { message: accountDeleted, kept: [...keptAfterDeletion] };
  },
  // No payment is set up: there is no card that could be kept.
});
