import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';

/**
 * Whether the subscription `s` waits for the end of a gift: its trial at Stripe is not a test drive and ends with a
 * grant. A refunded gift still counts, because the date of the first charge does not change.
 */
export const startsAfterGift = sql`coalesce(s.status = 'trialing'
  and not exists (select from test_drives d where d.account_id = s.account_id and d.subscription_id = s.id)
  and exists (select from membership_grants g
    where g.account_id = s.account_id and g.ends_at > s.trial_end - interval '1 second'), false)`;

/** Like `startsAfterGift`, for one subscription by its id in our database. */
export async function isAfterGift(handle: Handle, id: string): Promise<boolean> {
  const { rows } = await handle.execute<{ is: boolean }>(
    sql`select ${startsAfterGift} as is from subscriptions s where s.id = ${id}`,
  );
  return rows[0]?.is ?? false;
}
