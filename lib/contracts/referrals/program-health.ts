import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const count = z.number().int();

const figures = {
  /** Number of referred customers with a paid sale. */
  customers: count,
  /** Number of those customers without a subscription now. */
  churned: count,
  revenueCents: count,
  /** Refunds, and disputes that are open or lost. */
  refundedCents: count,
  /** Commissions of both degrees, after reversals. */
  commissionCents: count,
  /** The part of these commissions that was paid out, after deductions. */
  netPayoutCents: count,
};

export const programHealth = z.object({
  total: z.object(figures),
  /** Figures by month of the customer's first sale. */
  cohorts: z.array(z.object({ month: z.string(), ...figures })),
});
export type ProgramHealth = z.infer<typeof programHealth>;

export const programHealthContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/ops/commissions/health',
    access: 'operator',
    summary: 'Get refunds, churn and net payout of the referral program, by the month of a customer’s first sale.',
    response: programHealth,
  },
});
