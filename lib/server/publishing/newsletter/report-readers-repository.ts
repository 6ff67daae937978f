import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '@/lib/server/platform/db/pool';
import { mailSuppressions, newsletterSubscribers } from '@/lib/server/platform/db/schema/leads';

const isReader = and(eq(newsletterSubscribers.state, 'subscribed'), newsletterSubscribers.weeklyReport);

/**
 * Readers of the weekly report after one, locked: an unsubscribe or a complaint waits until their mails are written, and
 * then drops them.
 */
export async function lockReportReaders(tx: Tx, after: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(and(isReader, gt(newsletterSubscribers.id, after)))
    .orderBy(asc(newsletterSubscribers.id))
    .limit(limit)
    .for('share');
  return rows.map(({ id }) => id);
}

/**
 * The readers among locked subscribers that are not suppressed: in a separate statement, which sees the changes that
 * the lock waited for.
 */
export const listReportReaders = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .leftJoin(mailSuppressions, eq(mailSuppressions.emailKey, newsletterSubscribers.emailKey))
    .where(and(isReader, inArray(newsletterSubscribers.id, [...ids]), isNull(mailSuppressions.emailKey)));
