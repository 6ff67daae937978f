import { desc, inArray, sql } from 'drizzle-orm';
import { emailKey } from '@/lib/domain/email';
import type { Database, Tx } from '../db/pool';
import { mailSuppressions, newsletterSubscribers } from '../db/schema/leads';

type Handle = Tx | Database;
type Suppression = typeof mailSuppressions.$inferSelect;

/** Of some addresses, those that nothing is sent to, for whatever reason. */
export async function listSuppressed(handle: Handle, emails: readonly string[]): Promise<Set<string>> {
  const rows = await handle
    .select({ key: mailSuppressions.emailKey })
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.emailKey, emails.map(emailKey)));
  return new Set(rows.map(({ key }) => key));
}

/** Notes addresses that wait for their owners' confirmation; one that is known stays as it is. Answers the new ones. */
export async function insertPending(tx: Tx, rows: readonly { id: string; email: string; at: Date; ip: string }[]) {
  if (rows.length === 0) return [];
  return tx
    .insert(newsletterSubscribers)
    .values(
      rows.map(({ id, email, at, ip }) => ({
        ...{ id, email, emailKey: emailKey(email), requestedAt: at, requestIp: ip },
        state: 'pending' as const,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id });
}

/** Closes an address to mail. What its owner asked for gives way to what a mail server said, and never the reverse. */
export async function putSuppression(tx: Tx, suppression: Suppression) {
  await tx
    .insert(mailSuppressions)
    .values(suppression)
    .onConflictDoUpdate({
      target: mailSuppressions.emailKey,
      set: { reason: sql`excluded.reason`, at: sql`excluded.at` },
      setWhere: sql`${mailSuppressions.reason} = 'unsubscribed'`,
    });
}

export const listSuppressions = (handle: Handle, limit: number) =>
  handle.select().from(mailSuppressions).orderBy(desc(mailSuppressions.at), mailSuppressions.emailKey).limit(limit);
