import { equalityContract } from '@/lib/contracts/investing/equality';
import { implement } from '@/lib/server/platform/http/implement';
import { saveSelfDescription, readEquality, readOwnDescription, withdrawDescription } from './equality';

export const equalityRoutes = implement(equalityContract, {
  read: () => readEquality(),
  mine: (_, { caller }) => readOwnDescription(caller.accountId),
  describe: ({ body }, { caller, origin }) => saveSelfDescription(caller.accountId, body, origin),
  withdraw: (_, { caller }) => withdrawDescription(caller.accountId),
});
