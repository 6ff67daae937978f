import { commissionOperationContract } from '@/lib/contracts/referrals/commission-operation';
import { implement } from '@/lib/server/platform/http/implement';
import { holdCommission, readCommissions, releaseCommission } from './commission-operation';

export const commissionOperationRoutes = implement(commissionOperationContract, {
  list: ({ query }) => readCommissions(query),
  hold: ({ params, body }, { origin }) => holdCommission(params.id, body.reason, origin),
  release: ({ params }, { origin }) => releaseCommission(params.id, origin),
});
