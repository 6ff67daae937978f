import { z } from 'zod';
import { bytes } from '@/lib/contracts/shared/binary';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const cents = z.number().int();

const statement = z.object({
  /** The month as YYYY-MM, in UTC. */
  month: z.string(),
  openingCents: cents,
  earnedCents: cents,
  /** Reversals, less commissions restored. */
  reversedCents: cents,
  /** Payouts, less amounts returned or deducted. */
  paidCents: cents,
  closingCents: cents,
  lines: z.number().int(),
});
export type Statement = z.infer<typeof statement>;

export const statementsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/referrals/statements',
    access: 'member',
    summary: 'List the caller’s monthly statements of commissions of both degrees, latest first.',
    response: z.object({ items: z.array(statement) }),
  },
  file: {
    method: 'GET',
    path: '/api/referrals/statements/:month/csv',
    access: 'member',
    summary: 'Download a monthly statement as CSV: every entry of the ledger, with opening and closing balance.',
    response: z.string(),
    produces: 'text/csv',
  },
  pdf: {
    method: 'GET',
    path: '/api/referrals/statements/:month/pdf',
    access: 'member',
    summary: 'Download a monthly statement as PDF: payee, period, every entry of the ledger, and the balances.',
    response: bytes,
    produces: 'application/pdf',
  },
});
