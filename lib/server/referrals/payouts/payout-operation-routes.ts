import { payoutOperationContract } from '@/lib/contracts/referrals/payout-operation';
import { taxOperationContract } from '@/lib/contracts/referrals/tax-operation';
import { implement } from '@/lib/server/platform/http/implement';
import { exportRun, failByBank, sendRun, settleRun } from './payout-run-acts';
import { readPayoutDesk, readRun } from './payout-run-views';
import { readYearStatement, readYearTotals } from './tax-totals';
import { approveRun, cancelRun, prepareRun } from './payout-runs';

export const payoutOperationRoutes = [
  ...implement(taxOperationContract, {
    totals: ({ body }, { origin }) => readYearTotals(body, origin),
    statement: ({ body }) => readYearStatement(body),
  }),
  ...implement(payoutOperationContract, {
    list: () => readPayoutDesk(),
    show: ({ params }) => readRun(params.id),
    prepare: ({ body }, { origin }) => prepareRun(body.method, origin),
    approve: ({ params }, { origin }) => approveRun(params.id, origin),
    cancel: ({ params }, { origin }) => cancelRun(params.id, origin),
    export: ({ params }, { origin }) => exportRun(params.id, origin),
    settle: ({ params }, { origin }) => settleRun(params.id, origin),
    send: ({ params }, { origin }) => sendRun(params.id, origin),
    fail: ({ params, body }, { origin }) => failByBank(params.id, body.reason, origin),
  }),
];
