import { sql } from 'drizzle-orm';
import { randomId } from '@/lib/domain/shared/ids';
import type { Database, Tx } from '@/lib/server/platform/db/pool';
import { invites } from '@/lib/server/platform/db/schema/signups';

/** Inserts invites and ignores known URLs. Returns how many were new. */
export async function insertInvites(handle: Database, urls: readonly string[], at: Date): Promise<number> {
  if (urls.length === 0) return 0;
  const { rowCount } = await handle
    .insert(invites)
    .values(urls.map((url) => ({ id: randomId(), url, addedAt: at })))
    .onConflictDoNothing();
  return rowCount ?? 0;
}

export async function countFreeInvites(handle: Database): Promise<number> {
  const { rows } = await handle.execute<{ free: number }>(
    sql`select count(*)::int as free from ${invites} where given_at is null`,
  );
  return rows[0]?.free ?? 0;
}

/**
 * Assigns the oldest unused invite, if there is one, to a member who has none. The lock serializes a member's two
 * confirmation links, in case both are opened at once.
 */
export async function assignInvite(
  tx: Tx,
  memberId: string,
  at: Date,
): Promise<{ url: string | null; hadOne: boolean }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invite:${memberId}`}::text, 0))`);
  const { rows } = await tx.execute<{ url: string | null; had: boolean }>(sql`
    with had as (select 1 from ${invites} where given_to = ${memberId}),
    free as (
      select id from ${invites} where given_at is null and not exists (select from had)
      order by added_at, id limit 1 for update skip locked
    ),
    given as (
      update ${invites} as invite set given_to = ${memberId}, given_at = ${at.toISOString()}::timestamptz
      from free where invite.id = free.id returning invite.url
    )
    select (select url from given) as url, exists (select from had) as had`);
  const { url = null, had = false } = rows[0] ?? {};
  return { url, hadOne: had };
}
