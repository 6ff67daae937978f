import { sql } from 'drizzle-orm';
import { startsAfterGift } from './gifts/after-gift-repository';
import { noAccess, type Grant, type MemberAccess, type SubscriptionAccess } from '@/lib/domain/membership/membership';
import type { Handle } from '@/lib/server/platform/db/pool';

type Row = {
  account_id: string;
  tier: SubscriptionAccess['tier'] | null;
  status: SubscriptionAccess['status'];
  period_end: string | null;
  cancels_at_period_end: boolean;
  past_due_since: string | null;
  starts_after_gift: boolean;
  grants: { tier: Grant['tier']; kind: Grant['kind']; starts_at: string; ends_at: string }[];
};

/**
 * A member's access in one statement: the current subscription, or else the latest, and the grants that have started.
 */
export async function findMemberAccess(handle: Handle, accountId: string, at: Date): Promise<MemberAccess> {
  return (await listMemberAccess(handle, [accountId], at)).get(accountId) ?? noAccess;
}

/** Like `findMemberAccess`, for several members. */
export async function listMemberAccess(handle: Handle, accountIds: readonly string[], at: Date) {
  const { rows } = await handle.execute<Row>(sql`
    select asked.id as account_id, s.tier, s.status, to_json(s.period_end) #>> '{}' as period_end,
      s.cancels_at_period_end, to_json(s.past_due_since) #>> '{}' as past_due_since,
      ${startsAfterGift} as starts_after_gift,
      (select coalesce(json_agg(json_build_object('tier', g.tier, 'kind', g.kind, 'starts_at', g.starts_at,
          'ends_at', g.ends_at) order by g.starts_at), '[]')
        from membership_grants g
        where g.account_id = asked.id and g.revoked_at is null
          and g.ends_at > ${at.toISOString()}::timestamptz) as grants
    from unnest(${sql.param([...accountIds])}::text[]) as asked(id)
    left join lateral (
      select * from subscriptions where account_id = asked.id
      order by status in ('canceled', 'incomplete_expired'), created_at desc limit 1
    ) s on true`);
  return new Map(rows.map((row) => [row.account_id, toMemberAccess(row, at)]));
}

const toMemberAccess = ({ grants, tier, ...row }: Row, at: Date): MemberAccess => ({
  subscription: tier && {
    tier,
    status: row.status,
    periodEnd: instant(row.period_end),
    cancelsAtPeriodEnd: row.cancels_at_period_end,
    pastDueSince: instant(row.past_due_since),
    startsAfterGift: row.starts_after_gift,
  },
  grants: joined(
    grants.map((one) => ({
      tier: one.tier,
      kind: one.kind,
      startsAt: new Date(one.starts_at),
      endsAt: new Date(one.ends_at),
    })),
  ).filter(({ startsAt }) => startsAt <= at),
});

/** Merges consecutive grants of the same plan. */
const joined = (grants: readonly Grant[]) =>
  grants.reduce<Grant[]>((done, next) => {
    const before = done.findIndex(
      ({ tier, endsAt }) => tier === next.tier && endsAt.getTime() === next.startsAt.getTime(),
    );
    const whole = done[before];
    return whole ? done.with(before, { ...whole, endsAt: next.endsAt }) : [...done, next];
  }, []);

const instant = (text: string | null) => (text === null ? null : new Date(text));
