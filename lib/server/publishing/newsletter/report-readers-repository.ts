import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '@/lib/server/platform/db/pool';
import { mailSuppressions, newsletterSubscribers } from '@/lib/server/platform/db/schema/leads';

const isReader = and(eq(newsletterSubscribers.state, 'subscribed'), newsletterSubscribers.weeklyReport);

/**
 * Locks a page of readers of the weekly report, by id, starting after `after`. An unsubscribe or a complaint waits
 * until their emails are queued, and then deletes them.
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
 * Which of these locked subscribers still read the report and are not suppressed. A separate statement, so that it sees
 * the changes that the lock waited for.
 */
export const listReportReaders = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .leftJoin(mailSuppressions, eq(mailSuppressions.emailKey, newsletterSubscribers.emailKey))
    .where(and(isReader, inArray(newsletterSubscribers.id, [...ids]), isNull(mailSuppressions.emailKey)));
