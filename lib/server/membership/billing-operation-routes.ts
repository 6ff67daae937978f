import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { implement } from '@/lib/server/platform/http/implement';
import { grantMembership, readDrifts, readFigures, readSources, setUpPayments } from './billing-operation';
import { refund } from './refunds';
import { reconcile } from './reconcile';

export const billingOperationRoutes = implement(billingOperationContract, {
  reconcile: () => reconcile(),
  setUp: async () => ({ steps: await setUpPayments() }),
  drifts: () => readDrifts(),
  grant: ({ body }, { origin }) => grantMembership(body, origin),
  sources: () => readSources(),
  refund: ({ body }, { origin }) => refund(body.invoice, body.amountCents, origin),
  figures: () => readFigures(),
});
