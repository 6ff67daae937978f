import { sql } from 'drizzle-orm';
import type { Degree } from '@/lib/domain/referrals/referrals';
import type { Handle } from '@/lib/server/platform/db/pool';

type TodayRow = {
  accountId: string;
  clicks: number;
  signUps: number;
  sales: number;
  earnedCents: number;
  latest: { at: string; kind: 'click' | 'signUp' | 'sale'; level: Degree }[];
};

const latest = 8;

/** Clicks, sign-ups and sales of several accounts since a moment, in one statement. */
export async function findSince(handle: Handle, accountIds: readonly string[], since: Date): Promise<TodayRow[]> {
  if (accountIds.length === 0) return [];
  const from = sql`${since.toISOString()}::timestamptz`;
  const ids = sql.join(
    accountIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const ownClicks = sql`clicks where at >= ${from} and code in (select code from referral_codes c where c.account_id = a.id)`;
  const ownSignUps = sql`referral_bindings where owner_id = a.id and bound_at >= ${from}`;
  const ownSales = sql`commissions where payee_id = a.id and earned_at >= ${from}`;
  const { rows } = await handle.execute<TodayRow>(sql`
    select a.id as "accountId",
      (select count(*)::int from ${ownClicks}) as clicks,
      (select count(*)::int from ${ownSignUps}) as "signUps",
      (select count(*)::int from ${ownSales}) as sales,
      (select coalesce(sum(earned_cents - reversed_cents), 0)::float8 from ${ownSales}) as "earnedCents",
      (select coalesce(json_agg(json_build_object('at', at, 'kind', kind, 'level', level) order by at desc), '[]') from (
        (select at, 'click' as kind, 1 as level from ${ownClicks} order by at desc limit ${latest})
        union all
        (select bound_at, 'signUp', 1 from ${ownSignUps} order by bound_at desc limit ${latest})
        union all
        (select earned_at, 'sale', degree from ${ownSales} order by earned_at desc limit ${latest})
        order by 1 desc limit ${latest}) events) as latest
    from accounts a where a.id in (${ids})`);
  return rows;
}
