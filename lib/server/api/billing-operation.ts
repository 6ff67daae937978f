import { billingOperationContract } from '@/lib/contracts/billing-operation';
import { implement } from '../http/implement';
import { giveMembership, readDrifts, readFigures, readSources, setUpPayments } from '../services/billing-operation';
import { refund } from '../services/refunds';
import { reconcile } from '../services/reconcile';

export const billingOperationRoutes = implement(billingOperationContract, {
  reconcile: () => reconcile(),
  setUp: async () => ({ steps: await setUpPayments() }),
  drifts: () => readDrifts(),
  grant: ({ body }, { origin }) => giveMembership(body, origin),
  sources: () => readSources(),
  refund: ({ body }, { origin }) => refund(body.invoice, body.amountCents, origin),
  figures: () => readFigures(),
});
