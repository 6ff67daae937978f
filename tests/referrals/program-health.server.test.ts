import { expect, it } from 'vitest';
import { pool, transaction } from '@/lib/server/platform/db/pool';
import { adjustCommissions } from '@/lib/server/membership/credits/invoice-commissions';
import { runCommissions } from '@/lib/server/referrals/commissions-commands';
import { readProgramHealth } from '@/lib/server/referrals/program/program-health';
import { operatorHttp } from '@/tests/support/api/operator';
import { registerMember } from '@/tests/support/database/factories';
import { bind, newAccounts, payOut, sale } from '@/tests/support/features/commissions';
import { approveAll } from '@/tests/support/features/payouts';

it('[A15] counts customers, churn, refunds and net payout by the month of the first sale, and agrees with the ledger', async () => {
  const [owner, above] = [await registerMember(), await registerMember()];
  await bind(owner.id, above.id);
  const [first = '', second = '', third = ''] = await newAccounts(3);
  await sale({ payerId: first, ownerId: owner.id, cents: 10_000, paidAt: '2026-09-05' });
  const renewal = await sale({ payerId: first, ownerId: owner.id, cents: 10_000, paidAt: '2026-10-05' });
  const disputed = await sale({ payerId: second, ownerId: owner.id, cents: 5_000, paidAt: '2026-10-06' });
  await sale({ payerId: third, ownerId: owner.id, cents: 20_000, paidAt: '2026-10-07' });
  await pool().query('update billing_invoices set refunded_cents = 4000 where stripe_id = $1', [renewal]);
  await pool().query(`update billing_invoices set dispute = 'lost' where stripe_id = $1`, [disputed]);
  for (const id of [renewal, disputed]) await transaction((tx) => adjustCommissions(tx, id));
  await pool().query(
    `update subscriptions set status = 'active' where id = (select subscription_id from billing_invoices
       where account_id = $1 limit 1)`,
    [third],
  );
  await approveAll();
  await payOut(owner.id);
  const health = await readProgramHealth();
  // 20% and 10% of the 16,000 and 20,000 cents kept; only the first level was paid.
  const september = { customers: 1, churned: 1, revenueCents: 20_000, refundedCents: 4_000 };
  const october = { customers: 2, churned: 1, revenueCents: 25_000, refundedCents: 5_000 };
  expect(health.cohorts).toEqual([
    { month: '2026-09', ...september, commissionCents: 4_800, netPayoutCents: 3_200 },
    { month: '2026-10', ...october, commissionCents: 6_000, netPayoutCents: 4_000 },
  ]);
  expect(health.total).toEqual({
    ...{ customers: 3, churned: 2, revenueCents: 45_000, refundedCents: 9_000 },
    ...{ commissionCents: 10_800, netPayoutCents: 7_200 },
  });
  const { rows } = await pool().query<{ earned: number; paid: number }>(
    `select sum(cents) filter (where kind in ('earned', 'reversed', 'restored'))::int as earned,
            -sum(cents) filter (where kind in ('paid', 'deducted', 'returned'))::int as paid from commission_entries`,
  );
  expect(rows[0]).toEqual({ earned: 10_800, paid: 7_200 });
  const before = await readProgramHealth(undefined, new Date('2026-10-01T00:00:00Z'));
  expect(before.total).toMatchObject({ customers: 1, revenueCents: 10_000 });
  expect(await runCommissions(operatorHttp(), ['health'])).toContain(
    'total    3 customers  66.7% churned  $450.00  20.0% refunded  $108.00 commissions  $72.00 paid',
  );
});
