import { commissionOperationContract } from '@/lib/contracts/referrals/commission-operation';
import { programHealthContract } from '@/lib/contracts/referrals/program-health';
import { implement } from '@/lib/server/platform/http/implement';
import { readProgramHealth } from './program/program-health';
import { holdCommission, readCommissions, releaseCommission } from './commission-operation';

export const commissionOperationRoutes = [
  ...implement(programHealthContract, { read: () => readProgramHealth() }),
  ...implement(commissionOperationContract, {
    list: ({ query }) => readCommissions(query),
    hold: ({ params, body }, { origin }) => holdCommission(params.id, body.reason, origin),
    release: ({ params }, { origin }) => releaseCommission(params.id, origin),
  }),
];
