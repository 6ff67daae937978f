import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/platform/db/pool';

export type SubscriptionSource = {
  kind: 'post' | 'ambassador';
  name: string;
  first: number;
  last: number;
  /** Subscriptions started from a members-only post, or credited to the ambassador. */
  decided: number;
};

/**
 * What led to started subscriptions: by first visit, by last visit, and by what decided them. The first visit is the
 * account's earliest known one; the last is that of the browser in which the member subscribed.
 */
export async function listSubscriptionSources(handle: Database): Promise<SubscriptionSource[]> {
  const { rows } = await handle.execute<SubscriptionSource>(sql`
    with led as (
      select s.led_by_post, c.code,
        coalesce(came.path, first.path) as first_path, case when came.path is null then first.referred_by else came.referred_by end as first_by,
        coalesce(last.path, latest.path) as last_path, case when last.path is null then latest.referred_by else last.referred_by end as last_by
      from subscriptions s
        left join subscription_credits c on c.subscription_id = s.id
        left join touches first on first.subject_kind = 'subscription' and first.subject_id = s.id and first.place = 'first'
        left join touches last on last.subject_kind = 'subscription' and last.subject_id = s.id and last.place = 'last'
        left join touches came on came.subject_kind = 'account' and came.subject_id = s.account_id and came.place = 'first'
        left join touches latest
          on latest.subject_kind = 'account' and latest.subject_id = s.account_id and latest.place = 'last'
      where s.status not in ('incomplete', 'incomplete_expired')
    ), named as (
      select 'post' as kind, substring(first_path from '^/blog/([a-z0-9-]+)$') as name, 1 as first, 0 as last, 0 as decided
        from led
      union all select 'post', substring(last_path from '^/blog/([a-z0-9-]+)$'), 0, 1, 0 from led
      union all select 'post', substring(led_by_post from '^/blog/(.+)$'), 0, 0, 1 from led
      union all select 'ambassador', first_by, 1, 0, 0 from led
      union all select 'ambassador', last_by, 0, 1, 0 from led
      union all select 'ambassador', code, 0, 0, 1 from led
    )
    select kind, name, sum(first)::int as first, sum(last)::int as last, sum(decided)::int as decided
      from named where name is not null
     group by kind, name order by kind, sum(first + last + decided) desc, name limit 200`);
  return rows;
}
