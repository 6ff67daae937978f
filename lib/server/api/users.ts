import { usersContract } from '@/lib/contracts/users';
import { implement } from '../http/implement';
import { accountExists, readProfile, rememberSearch } from '../services/profile';
import { accountHandlers } from './account-calls';

export const usersRoutes = implement(usersContract, {
  ...accountHandlers('user'),
  exists: async ({ query }, { origin }) => ({ exists: await accountExists(query.email, origin) }),
  profile: (_, { caller }) => readProfile(caller.accountId),
  saveSearch: async ({ body }, { caller }) => ({ searches: await rememberSearch(caller.accountId, body.search) }),
});
