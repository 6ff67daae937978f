import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { accounts, searches } from '@/lib/server/platform/db/schema/accounts';

/** Max number of searches stored per member. */
const maxSearches = 10;

/** A member's own profile, with the latest searches. */
export async function findProfile(handle: Handle, id: string) {
  const [row] = await handle
    .select({
      id: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      phone: accounts.phone,
      createdAt: accounts.createdAt,
      searches: sql<string[]>`array(
        select search from ${searches} where account_id = ${accounts.id} order by searched_at desc, search limit ${maxSearches})`,
    })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)));
  return row ?? null;
}

/**
 * Stores a search as the latest, deletes all but the ten latest and returns those, in one statement. A row is deleted
 * only if it is unchanged, so that a search repeated concurrently is kept.
 */
export async function saveSearch(
  handle: Handle,
  { accountId, search, at }: { accountId: string; search: string; at: Date },
): Promise<string[]> {
  const time = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await handle.execute<{ search: string }>(sql`
    with put as (
      insert into ${searches} (account_id, search, searched_at) values (${accountId}, ${search}, ${time})
      on conflict (account_id, search) do update set searched_at = excluded.searched_at
    ), ranked as (
      select search, searched_at, row_number() over (order by searched_at desc, search) as place
      from ${searches} where account_id = ${accountId} and search <> ${search}
    ), forgotten as (
      delete from ${searches} as old using ranked
      where old.account_id = ${accountId} and ranked.place >= ${maxSearches}
        and old.search = ranked.search and old.searched_at = ranked.searched_at
    )
    select ${search}::text as search, 0 as place
    union all select search, place from ranked where place < ${maxSearches} order by place`);
  return rows.map((row) => row.search);
}
