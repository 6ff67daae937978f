import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';

/**
 * Whether the subscription `s` waits for the end of a gift: it is in a trial at Stripe that is not a test drive. A gift
 * that was refunded still counts, because the date of the first charge stays.
 */
export const startsAfterGift = sql`coalesce(s.status = 'trialing'
  and not exists (select from test_drives d where d.account_id = s.account_id and d.subscription_id = s.id)
  and exists (select from membership_grants g
    where g.account_id = s.account_id and g.ends_at > s.trial_end - interval '1 second'), false)`;

/** The same for one subscription by our id. */
export async function isAfterGift(handle: Handle, id: string): Promise<boolean> {
  const { rows } = await handle.execute<{ is: boolean }>(
    sql`select ${startsAfterGift} as is from subscriptions s where s.id = ${id}`,
  );
  return rows[0]?.is ?? false;
}
