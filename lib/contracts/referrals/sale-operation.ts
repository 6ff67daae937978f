import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { saleReasons } from '@/lib/domain/referrals/sale-reasons';
import { saleTrace } from './earnings';

export const saleOperationContract = defineContract({
  trace: {
    method: 'GET',
    path: '/api/ops/sales/:id/trace',
    access: 'operator',
    summary: 'Get show why an invoice did or did not pay each ambassador involved.',
    response: z.object({
      invoiceId: z.string(),
      payerId: z.string(),
      /** Why the sale earned no commission; null if it did. */
      reason: z.enum(saleReasons).nullable(),
      traces: z.array(z.object({ accountId: z.string(), trace: saleTrace })),
    }),
  },
});
