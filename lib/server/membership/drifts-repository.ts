import { desc, sql } from 'drizzle-orm';
import type { Interval, Tier } from '@/lib/domain/membership/plans';
import type { Handle } from '@/lib/server/platform/db/pool';
import { billingDrifts } from '@/lib/server/platform/db/schema/billing-operation';

export type Drift = { kind: string; subject: string; detail: string };

export async function insertDrift(handle: Handle, drift: typeof billingDrifts.$inferInsert) {
  await handle.insert(billingDrifts).values(drift);
}

export const listDrifts = (handle: Handle, max: number) =>
  handle.select().from(billingDrifts).orderBy(desc(billingDrifts.id)).limit(max);

/** Paid subscription invoices of the last 60 days without an analytics event. */
export async function listPaidWithoutEvent(handle: Handle): Promise<string[]> {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select stripe_id as id from billing_invoices i
     where status = 'paid' and paid_cents > 0 and subscription_id is not null
       and paid_at > now() - interval '60 days' and account_id not like 'sample-%'
       and not exists (select from analytics_events e where e.dedupe_key = 'paid:' || i.stripe_id)
     limit 100`);
  return rows.map(({ id }) => id);
}

export async function listCreditsWithoutSubscription(handle: Handle): Promise<string[]> {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select subscription_id as id from subscription_credits c
     where not exists (select from subscriptions s where s.id = c.subscription_id) limit 100`);
  return rows.map(({ id }) => id);
}

/** Cents per month for each tier and interval. */
type MonthlyPrices = Record<Tier, Record<Interval, number>>;

/**
 * Monthly recurring revenue and subscription counts. A yearly plan counts a twelfth of its price; gifts and grants
 * count nothing.
 */
export async function billingFigures(handle: Handle, prices: MonthlyPrices) {
  const { rows } = await handle.execute<
    Record<'mrr' | 'paying' | 'trialing' | 'past_due' | 'given', number> & { reasons: Record<string, number> }
  >(sql`
    select
      coalesce(round(sum((${JSON.stringify(prices)}::jsonb -> tier ->> interval)::numeric)
        filter (where status = 'active')), 0)::int as mrr,
      count(*) filter (where status = 'active')::int as paying,
      count(*) filter (where status = 'trialing')::int as trialing,
      count(*) filter (where status = 'past_due')::int as past_due,
      (select count(distinct account_id)::int from membership_grants
        where starts_at <= now() and ends_at > now() and revoked_at is null) as given,
      (select coalesce(json_object_agg(reason, count), '{}') from (
        select cancel_reason as reason, count(*)::int as count from subscriptions
         where cancel_reason is not null group by 1) said) as reasons
    from subscriptions`);
  const [row] = rows;
  return {
    mrrCents: row?.mrr ?? 0,
    paying: row?.paying ?? 0,
    trialing: row?.trialing ?? 0,
    pastDue: row?.past_due ?? 0,
    given: row?.given ?? 0,
    reasons: row?.reasons ?? {},
  };
}
