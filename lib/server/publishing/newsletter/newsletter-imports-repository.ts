import { desc, inArray, sql } from 'drizzle-orm';
import { emailKey } from '@/lib/domain/shared/email';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { mailSuppressions, newsletterSubscribers } from '@/lib/server/platform/db/schema/leads';

type Suppression = typeof mailSuppressions.$inferSelect;

/** Which of these addresses are suppressed, for any reason. */
export async function listSuppressed(handle: Handle, emails: readonly string[]): Promise<Set<string>> {
  const rows = await handle
    .select({ key: mailSuppressions.emailKey })
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.emailKey, emails.map(emailKey)));
  return new Set(rows.map(({ key }) => key));
}

/** Inserts addresses as unconfirmed, ignoring known ones, and returns the new rows. */
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

/** Suppresses an address. A bounce or complaint replaces an unsubscription, never the reverse. */
export async function saveSuppression(tx: Tx, suppression: Suppression) {
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
