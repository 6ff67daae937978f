import { saleOperationContract } from '@/lib/contracts/referrals/sale-operation';
import { implement } from '@/lib/server/platform/http/implement';
import { traceInvoice } from './trace-operation';

export const saleOperationRoutes = implement(saleOperationContract, {
  trace: ({ params }) => traceInvoice(params.id),
});
