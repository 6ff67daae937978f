import { usersContract } from '@/lib/contracts/accounts/users';
import { implement } from '@/lib/server/platform/http/implement';
import { accountExists, readProfile, rememberSearch } from './profile';
import { accountHandlers } from './account-calls-routes';

export const usersRoutes = implement(usersContract, {
  ...accountHandlers('user'),
  exists: async ({ query }, { origin }) => ({ exists: await accountExists(query.email, origin) }),
  profile: (_, { caller }) => readProfile(caller.accountId),
  saveSearch: async ({ body }, { caller }) => ({ searches: await rememberSearch(caller.accountId, body.search) }),
});
