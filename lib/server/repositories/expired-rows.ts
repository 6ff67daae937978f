import { sql, type SQL } from 'drizzle-orm';
import { retention } from '@/lib/domain/retention';
import type { Database } from '@/lib/server/db/pool';

/** Rows deleted by one statement: well inside the statement time limit, and short locks. */
const batch = 1000;

/** Which rows have had their time. Refresh tokens go with their session. */
const expired = {
  passwordResets: sql`delete from password_resets where hash in
    (select hash from password_resets where expires_at < now() - ${retention.resetLinks}::interval limit ${batch})`,
  sessions: sql`delete from sessions where id in
    (select id from sessions where expires_at < now() - ${retention.sessions}::interval limit ${batch})`,
  rateLimits: sql`delete from rate_limits where key in
    (select key from rate_limits where expire < now() - ${retention.limits}::interval limit ${batch})`,
  // Addresses that were typed and never confirmed; their links go with them.
  unconfirmedSubscribers: sql`delete from newsletter_subscribers where id in
    (select id from newsletter_subscribers where state = 'pending' and requested_at < now() - ${retention.unconfirmed}::interval limit ${batch})`,
  confirmLinks: sql`delete from newsletter_links where hash in
    (select hash from newsletter_links where expires_at < now() - ${retention.unconfirmed}::interval limit ${batch})`,
  experimentExposures: sql`delete from experiment_exposures where (experiment, unique_id) in
    (select experiment, unique_id from experiment_exposures where at < now() - interval '400 days' limit ${batch})`,
  // The id begins with the time: the oldest are found by the primary key alone.
  messages: sql`delete from outbox where id in
    (select id from outbox where created_at < now() - ${retention.messages}::interval and state in ('sent', 'kept', 'failed')
     order by id limit ${batch})`,
} satisfies Record<string, SQL>;

/** Deletes a kind of expired rows, batch by batch; answers how many. */
export async function deleteExpired(handle: Database, kind: keyof typeof expired): Promise<number> {
  let total = 0;
  for (;;) {
    const { rowCount } = await handle.execute(expired[kind]);
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return total;
  }
}

export const expiredKinds = Object.keys(expired) as (keyof typeof expired)[];
