import { sql } from 'drizzle-orm';
import type { CommissionState } from '@/lib/domain/referrals/commissions';
import type { Degree } from '@/lib/domain/referrals/referrals';
import type { Handle } from '@/lib/server/platform/db/pool';

type Summary = {
  code: string | null;
  acceptedVersion: number | null;
  signUps: number;
  isPayoutSetUp: boolean;
};

type Overview = Summary & {
  /** Cents in payouts that were requested but not yet sent. */
  requestedCents: number;
  isListed: boolean;
  clicks: number;
  recentClicks: number;
  secondSignUps: number;
  /** Agreed terms that are valid on the day. */
  terms: { degree: Degree; cutBp: number | null; isMet: boolean }[];
};

/** Referral code, clicks since a moment and in total, sign-ups of both levels and agreed terms, in one statement. */
export async function findOverview(handle: Handle, accountId: string, times: Times): Promise<Overview | null> {
  const { since, at } = { since: times.since.toISOString(), at: times.at.toISOString() };
  const { rows } = await handle.execute<Overview>(sql`
    select own.code, accepted.version as "acceptedVersion", ${hasPayoutSetup} as "isPayoutSetUp",
      profile.listed_at is not null as "isListed",
      (select coalesce(sum(amount_cents), 0)::float8 from payouts where payee_id = a.id and state = 'requested')
        as "requestedCents",
      clicks.total::int as clicks, clicks.recent::int as "recentClicks",
      signed.total::int as "signUps", second.total::int as "secondSignUps",
      ${termsOn(at)} as terms
    from accounts a
      left join referral_codes own on own.account_id = a.id and own.kind = 'personal' and own.retired_at is null
      left join promoter_profiles profile on profile.account_id = a.id
      left join lateral (select max(version) as version from promoter_acceptances p where p.account_id = a.id) accepted on true
      cross join lateral (
        select count(*) as total, count(*) filter (where at >= ${since}::timestamptz) as recent
          from clicks where code in (select code from referral_codes c where c.account_id = a.id)) clicks
      cross join lateral (select count(*) as total from (${firstLevel}) people) signed
      cross join lateral (
        select count(*) as total from referral_bindings b where b.owner_id in (${firstLevel})) second
    where a.id = ${accountId}`);
  return rows[0] ?? null;
}

/** Referral code, accepted terms, number of first-level sign-ups and whether payouts are set up, in one statement. */
export async function findSummary(handle: Handle, accountId: string): Promise<Summary | null> {
  const { rows } = await handle.execute<Summary>(sql`
    select own.code, accepted.version as "acceptedVersion", ${hasPayoutSetup} as "isPayoutSetUp",
      signed.total::int as "signUps"
    from accounts a
      left join referral_codes own on own.account_id = a.id and own.kind = 'personal' and own.retired_at is null
      left join lateral (select max(version) as version from promoter_acceptances p where p.account_id = a.id) accepted on true
      cross join lateral (select count(*) as total from (${firstLevel}) people) signed
    where a.id = ${accountId}`);
  return rows[0] ?? null;
}

/** Whether account `a` has usable payout details and a tax form. */
const hasPayoutSetup = sql`(
  exists (select from payout_accounts p where p.account_id = a.id and p.is_ready)
  and exists (select from tax_forms t where t.account_id = a.id))`;

/** Accounts that account `a` referred: by its link at sign-up or, without one, by a code. */
const firstLevel = sql`
  select account_id from referral_bindings where owner_id = a.id
  union
  select account_id from subscription_credits c where owner_id = a.id
     and not exists (select from referral_bindings known where known.account_id = c.account_id)`;

type Times = { since: Date; at: Date };

/**
 * Agreed terms of account `a` on a day. `isMet` is false only if they require a recent first-level sale and `a` made
 * none.
 */
const termsOn = (at: string) => sql`(
  select coalesce(json_agg(json_build_object('degree', t.degree, 'cutBp', t.cut_bp, 'isMet', t.activity_days is null or exists (
      select from commissions c where c.payee_id = a.id and c.degree = 1 and c.state <> 'reversed'
        and c.earned_at <= ${at}::timestamptz and c.earned_at > ${at}::timestamptz - make_interval(days => t.activity_days)))), '[]')
    from partner_terms t
   where t.account_id = a.id and ${at.slice(0, 10)}::date between t.starts_on and least(t.ends_on, t.ended_on))`;

export type StateSums = {
  degree: Degree;
  state: CommissionState;
  netCents: number;
  reversedCents: number;
  paidCents: number;
  customers: number;
};

/**
 * Sums of an account's commissions by level and state. `customers` is the level's total, repeated on each of its rows.
 */
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
