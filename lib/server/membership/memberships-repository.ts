import { sql } from 'drizzle-orm';
import type { Grant, Standing, SubscriptionStanding } from '@/lib/domain/membership/membership';
import type { Handle } from '@/lib/server/platform/db/pool';

type Row = {
  tier: SubscriptionStanding['tier'] | null;
  status: SubscriptionStanding['status'];
  period_end: string | null;
  cancels_at_period_end: boolean;
  past_due_since: string | null;
  grants: { tier: Grant['tier']; kind: Grant['kind']; starts_at: string; ends_at: string }[];
};

/** A member's current access in one statement: the subscription that has not ended, else the latest, and grants. */
export async function findStanding(handle: Handle, accountId: string, at: Date): Promise<Standing> {
  const { rows } = await handle.execute<Row>(sql`
    select s.tier, s.status, to_json(s.period_end) #>> '{}' as period_end, s.cancels_at_period_end,
      to_json(s.past_due_since) #>> '{}' as past_due_since,
      (select coalesce(json_agg(json_build_object('tier', g.tier, 'kind', g.kind, 'starts_at', g.starts_at,
          'ends_at', g.ends_at) order by g.ends_at), '[]')
        from membership_grants g
        where g.account_id = ${accountId} and g.revoked_at is null
          and g.starts_at <= ${at.toISOString()}::timestamptz and g.ends_at > ${at.toISOString()}::timestamptz) as grants
    from (select 1) as always
    left join lateral (
      select * from subscriptions where account_id = ${accountId}
      order by status in ('canceled', 'incomplete_expired'), created_at desc limit 1
    ) s on true`);
  const [row] = rows;
  const { tier, grants = [] } = row ?? {};
  return {
    subscription:
      row && tier
        ? {
            tier,
            status: row.status,
            periodEnd: instant(row.period_end),
            cancelsAtPeriodEnd: row.cancels_at_period_end,
            pastDueSince: instant(row.past_due_since),
          }
        : null,
    grants: grants.map((one) => ({
      tier: one.tier,
      kind: one.kind,
      startsAt: new Date(one.starts_at),
      endsAt: new Date(one.ends_at),
    })),
  };
}

const instant = (text: string | null) => (text === null ? null : new Date(text));
