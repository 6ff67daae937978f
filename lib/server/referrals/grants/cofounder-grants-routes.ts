import { cofounderGrantOperationContract, cofounderGrantsContract } from '@/lib/contracts/referrals/cofounder-grants';
import { implement } from '@/lib/server/platform/http/implement';
import { endGrant, readGrants, readGrantsOf, recordGrant } from './cofounder-grants';

export const cofounderGrantsRoutes = [
  ...implement(cofounderGrantsContract, { own: (_, { caller }) => readGrants(caller.accountId) }),
  ...implement(cofounderGrantOperationContract, {
    list: ({ query }) => readGrantsOf(query.email),
    record: ({ body }, { origin }) => recordGrant(body, origin),
    end: ({ params, body }, { origin }) => endGrant(params.id, body, origin),
  }),
];
