import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { email } from '@/lib/contracts/shared/fields';

const year = z.int().min(2020).max(2100);

export const taxOperationContract = defineContract({
  totals: {
    method: 'POST',
    path: '/api/ops/payouts/tax',
    access: 'operator',
    summary: 'Get what each payee was paid in a calendar year as CSV, and who is reported on Form 1099-NEC.',
    body: z.object({
      year,
      /** Whether to include full tax IDs and addresses, for filing. Each access is logged in the audit trail. */
      hasTaxIds: z.boolean(),
    }),
    response: z.object({
      csv: z.string(),
      reportable: z.number().int(),
      thresholdCents: z.number().int(),
      source: z.string(),
    }),
  },
  statement: {
    method: 'POST',
    path: '/api/ops/payouts/statement',
    access: 'operator',
    summary: 'Get the payouts of one payee in a calendar year as CSV, with their total.',
    body: z.object({ year, email }),
    response: z.object({ csv: z.string() }),
  },
});
