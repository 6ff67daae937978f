import type { ProgramHealth } from '@/lib/contracts/referrals/program-health';
import { now } from '@/lib/server/platform/clock';
import { db, type Handle } from '@/lib/server/platform/db/pool';
import { listCohorts, type CohortRow } from './program-health-repository';

type Sums = Omit<CohortRow, 'month'>;

const nothing: Sums = {
  ...{ customers: 0, churned: 0, revenueCents: 0 },
  ...{ refundedCents: 0, commissionCents: 0, netPayoutCents: 0 },
};

/**
 * Refunds, churn and net payout of referred customers: in total, which the weekly report publishes, and by month of
 * first sale, which only the operator sees because a month may have a single customer.
 */
export async function readProgramHealth(handle: Handle = db(), until: Date = now()): Promise<ProgramHealth> {
  const cohorts = await listCohorts(handle, until);
  return { total: cohorts.reduce(add, nothing), cohorts };
}

const add = (sum: Sums, row: Sums): Sums => ({
  customers: sum.customers + row.customers,
  churned: sum.churned + row.churned,
  revenueCents: sum.revenueCents + row.revenueCents,
  refundedCents: sum.refundedCents + row.refundedCents,
  commissionCents: sum.commissionCents + row.commissionCents,
  netPayoutCents: sum.netPayoutCents + row.netPayoutCents,
});
