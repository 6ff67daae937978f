import { sql } from 'drizzle-orm';
import type { CommissionState } from '@/lib/domain/referrals/commissions';
import type { Degree } from '@/lib/domain/referrals/referrals';
import type { Handle } from '@/lib/server/platform/db/pool';

type Overview = {
  code: string | null;
  acceptedVersion: number | null;
  isListed: boolean;
  clicks: number;
  recentClicks: number;
  signUps: number;
  secondSignUps: number;
};

/** Clicks on the caller's codes and the sign-ups of both levels, in one statement. */
export async function findOverview(handle: Handle, accountId: string, since: Date): Promise<Overview | null> {
  const { rows } = await handle.execute<Overview>(sql`
    select own.code, accepted.version as "acceptedVersion",
      profile.listed_at is not null as "isListed",
      clicks.total::int as clicks, clicks.recent::int as "recentClicks",
      signed.total::int as "signUps", second.total::int as "secondSignUps"
    from accounts a
      left join referral_codes own on own.account_id = a.id and own.kind = 'personal' and own.retired_at is null
      left join promoter_profiles profile on profile.account_id = a.id
      left join lateral (select max(version) as version from promoter_acceptances p where p.account_id = a.id) accepted on true
      cross join lateral (
        select count(*) as total, count(*) filter (where at >= ${since.toISOString()}::timestamptz) as recent
          from clicks where code in (select code from referral_codes c where c.account_id = a.id)) clicks
      cross join lateral (select count(*) as total from referral_bindings b where b.owner_id = a.id) signed
      cross join lateral (
        select count(*) as total from referral_bindings b where b.owner_id in (
          select account_id from referral_bindings where owner_id = a.id
          union
          select account_id from subscription_credits c where owner_id = a.id
             and not exists (select from referral_bindings known where known.account_id = c.account_id))) second
    where a.id = ${accountId}`);
  return rows[0] ?? null;
}

export type StateSums = {
  degree: Degree;
  state: CommissionState;
  netCents: number;
  reversedCents: number;
  paidCents: number;
  customers: number;
};

/** Sums of an account's commissions by level and state; `customers` counts those of the level in every row of it. */
export async function sumCommissions(handle: Handle, accountId: string): Promise<StateSums[]> {
  const { rows } = await handle.execute<StateSums>(sql`
    with own as materialized (select * from commissions where payee_id = ${accountId}),
    customers as (
      select degree, count(distinct payer_id)::int as total from own where state <> 'reversed' group by degree)
    select own.degree, own.state, sum(earned_cents - reversed_cents)::float8 as "netCents",
      sum(reversed_cents)::float8 as "reversedCents", sum(paid_cents)::float8 as "paidCents",
      coalesce(max(customers.total), 0) as customers
    from own left join customers on customers.degree = own.degree
    group by own.degree, own.state`);
  return rows;
}
