import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';

type Listed = { accountId: string; firstName: string; lastName: string; customers: number };

/**
 * Ambassadors who agreed to be listed and have an open account, honored terms and at least one customer; most customers
 * first.
 */
export async function listListed(handle: Handle, oldestTerms: number, limit: number): Promise<Listed[]> {
  const { rows } = await handle.execute<Listed>(sql`
    select a.id as "accountId", a.first_name as "firstName", a.last_name as "lastName", sales.customers
    from promoter_profiles p
      join accounts a on a.id = p.account_id and a.deleted_at is null and a.disabled_at is null
      cross join lateral (
        select count(distinct payer_id)::int as customers from commissions c
         where c.payee_id = a.id and c.degree = 1 and c.state not in ('reversed', 'held')) sales
    where p.listed_at is not null and sales.customers > 0
      and exists (select from promoter_acceptances t where t.account_id = a.id and t.version >= ${oldestTerms})
    order by sales.customers desc, p.listed_at, a.id limit ${limit}`);
  return rows;
}

export async function isListed(handle: Handle, accountId: string): Promise<boolean> {
  const { rows } = await handle.execute(
    sql`select from promoter_profiles where account_id = ${accountId} and listed_at is not null`,
  );
  return rows.length > 0;
}

/** Stores or clears the agreement to be listed. Agreeing again keeps the first date. */
export async function saveListed(handle: Handle, accountId: string, at: Date | null) {
  const moment = at === null ? null : at.toISOString();
  await handle.execute(sql`
    insert into promoter_profiles (account_id, listed_at) values (${accountId}, ${moment}::timestamptz)
    on conflict (account_id) do update set listed_at =
      case when excluded.listed_at is null then null else coalesce(promoter_profiles.listed_at, excluded.listed_at) end`);
}
