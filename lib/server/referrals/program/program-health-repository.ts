import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';

export type CohortRow = {
  month: string;
  customers: number;
  churned: number;
  revenueCents: number;
  refundedCents: number;
  commissionCents: number;
  netPayoutCents: number;
};

/**
 * The referral program's figures by month of each customer's first sale, oldest month first, with sales up to `until`.
 */
export async function listCohorts(handle: Handle, until: Date): Promise<CohortRow[]> {
  const { rows } = await handle.execute<Record<keyof CohortRow, string>>(sql`
    with sales as (
      select invoice_id, payer_id, min(earned_at) as earned_at, max(revenue_cents) as revenue,
          sum(earned_cents - reversed_cents) as commission, sum(paid_cents) as paid
        from commissions where earned_at <= ${until.toISOString()}::timestamptz group by invoice_id, payer_id),
    customers as (
      select payer_id, to_char(min(earned_at) at time zone 'UTC', 'YYYY-MM') as month,
          not exists (select from subscriptions s where s.account_id = payer_id
            and s.status in ('active', 'trialing', 'past_due')) as churned
        from sales group by payer_id),
    sums as (
      select payer_id, sum(revenue) as revenue, sum(commission) as commission, sum(paid) as paid,
          sum(case when i.dispute in ('open', 'lost') then revenue else least(i.refunded_cents, revenue) end) as refunded
        from sales join billing_invoices i on i.stripe_id = invoice_id group by payer_id)
    select month, count(*) as customers, count(*) filter (where churned) as churned,
        sum(revenue) as "revenueCents", sum(refunded) as "refundedCents",
        sum(commission) as "commissionCents", sum(paid) as "netPayoutCents"
      from customers join sums using (payer_id) group by month order by month`);
  return rows.map((row) => ({
    month: row.month,
    customers: Number(row.customers),
    churned: Number(row.churned),
    revenueCents: Number(row.revenueCents),
    refundedCents: Number(row.refundedCents),
    commissionCents: Number(row.commissionCents),
    netPayoutCents: Number(row.netPayoutCents),
  }));
}
