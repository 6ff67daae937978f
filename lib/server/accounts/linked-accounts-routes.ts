import { linkedAccountsContract } from '@/lib/contracts/accounts/linked-accounts';
import { implement } from '@/lib/server/platform/http/implement';
import { continueAsInvestor, switchAccount } from './linked-accounts';

export const linkedAccountsRoutes = implement(linkedAccountsContract, {
  continueAsInvestor: ({ body }, { caller, origin }) => continueAsInvestor(caller, body, origin),
  switchAccount: async ({ body }, { caller, origin }) => ({
    session: await switchAccount(caller, body.refreshToken, origin),
  }),
});
