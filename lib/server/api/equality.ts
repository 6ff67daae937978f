import { equalityContract } from '@/lib/contracts/equality';
import { implement } from '../http/implement';
import { describeOneself, readEquality, readOwnDescription, withdrawDescription } from '../services/equality';

export const equalityRoutes = implement(equalityContract, {
  read: () => readEquality(),
  mine: (_, { caller }) => readOwnDescription(caller.accountId),
  describe: ({ body }, { caller, origin }) => describeOneself(caller.accountId, body, origin),
  withdraw: (_, { caller }) => withdrawDescription(caller.accountId),
});
