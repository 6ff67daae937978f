import { emailKey } from '@/lib/domain/email';
import { randomId } from '@/lib/domain/ids';
import { db, pool } from '@/lib/server/db/pool';
import { newsletterSubscribers } from '@/lib/server/db/schema/leads';
import { freshEmail } from './factories';

/** Puts an address on the newsletter's list, as a confirmed link does. */
export async function onTheList(email = freshEmail(), skips: string[] = []) {
  const id = randomId();
  const row = { id, email, skips, emailKey: emailKey(email), state: 'subscribed' as const };
  await db()
    .insert(newsletterSubscribers)
    .values({ ...row, requestedAt: new Date(), requestIp: '::1' });
  return email;
}

/** Proves the address of an account, as the link in its mail does. */
export const confirmAddress = ({ id }: { id: string }) =>
  pool().query('update accounts set email_confirmed_at = now() where id = $1', [id]);
