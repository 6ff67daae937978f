import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';

export type PersonPlace = { at: Date; id: string };
type PersonRow = {
  id: string;
  firstName: string;
  lastName: string;
  at: string;
  by: 'link' | 'code';
  payments: number;
  referred: number;
  earnedCents: number;
};

/** People whom an account referred by its link or, without one, by a code; latest first. */
export async function listPeople(
  handle: Handle,
  accountId: string,
  { after, limit }: { after: PersonPlace | undefined; limit: number },
): Promise<PersonRow[]> {
  const { rows } = await handle.execute<PersonRow>(sql`
    with people as (
      select account_id as id, bound_at as at, 'link' as by from referral_bindings where owner_id = ${accountId}
      union all
      select account_id, min(credited_at), 'code' from subscription_credits c where owner_id = ${accountId}
         and not exists (select from referral_bindings b where b.account_id = c.account_id) group by account_id),
    page as (
      select * from people
       where ${after ? sql`(at, id) < (${after.at.toISOString()}::timestamptz, ${after.id})` : sql`true`}
       order by at desc, id desc limit ${limit})
    select page.id, page.at, page.by, a.first_name as "firstName", a.last_name as "lastName",
      (select count(*) from referral_bindings b where b.owner_id = page.id)::int as referred,
      earned.payments::int as payments, earned.cents::float8 as "earnedCents"
    from page join accounts a on a.id = page.id
      cross join lateral (
        select count(*) filter (where state <> 'reversed') as payments,
          coalesce(sum(earned_cents - reversed_cents), 0) as cents
        from commissions c where c.payee_id = ${accountId} and c.degree = 1 and c.payer_id = page.id) earned
    order by page.at desc, page.id desc`);
  return rows;
}
