import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { applicationDocuments, applicationEvents, applications } from '@/lib/server/platform/db/schema/applications';

export type Application = typeof applications.$inferSelect;
/** An account's current application or, if all have ended, its latest. */
export async function findApplication(handle: Handle, accountId: string): Promise<Application | null> {
  const [row] = await handle
    .select()
    .from(applications)
    .where(eq(applications.accountId, accountId))
    .orderBy(sql`ended_at is null desc`, desc(applications.createdAt))
    .limit(1);
  return row ?? null;
}

/**
 * Like `findApplication`, but serializes requests of an account until the transaction ends, so that the second of two
 * sees the first one's result.
 */
export async function lockApplication(tx: Tx, accountId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`application ${accountId}`}, 0))`);
  return findApplication(tx, accountId);
}

export async function lockApplicationRow(tx: Tx, id: string): Promise<Application | null> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  return row ?? null;
}

type NewApplication = Pick<
  Application,
  'id' | 'accountId' | 'fingerprint' | 'sealed' | 'heldUntil' | 'createdAt' | 'firstSentAt'
>;

export async function insertApplication(tx: Tx, row: NewApplication): Promise<Application> {
  const [made] = await tx
    .insert(applications)
    .values({ ...row, state: 'sending', attempts: 1 })
    .returning();
  if (!made) throw new Error('The application just created is missing.');
  await insertApplicationEvent(tx, made.id, 'sending', row.createdAt);
  return made;
}

export async function updateApplication(
  handle: Handle,
  id: string,
  changes: Partial<Application>,
): Promise<Application> {
  const [row] = await handle.update(applications).set(changes).where(eq(applications.id, id)).returning();
  if (!row) throw new Error('The application being processed is missing.');
  return row;
}

/** Whether a broker account is linked to another application. */
export async function isLinkedElsewhere(handle: Handle, brokerAccountId: string, id: string) {
  const found = and(eq(applications.brokerAccountId, brokerAccountId), ne(applications.id, id));
  return (await handle.$count(applications, found)) > 0;
}

export async function insertApplicationEvent(handle: Handle, applicationId: string, status: string, at: Date) {
  await handle.insert(applicationEvents).values({ applicationId, status, at });
}

export async function insertDocument(handle: Handle, row: typeof applicationDocuments.$inferInsert) {
  await handle.insert(applicationDocuments).values(row);
}

/** Applications whose status may have changed, least recently checked first. Open accounts are checked once a day. */
export const listToCheck = (handle: Handle, { at, restS, max }: { at: Date; restS: number; max: number }) =>
  handle
    .select()
    .from(applications)
    .where(
      and(
        isNull(applications.endedAt),
        inArray(applications.state, ['sent', 'unanswered', 'sending']),
        sql`coalesce(${applications.heldUntil}, '-infinity') < ${at.toISOString()}::timestamptz`,
        sql`coalesce(${applications.checkedAt}, '-infinity') < ${at.toISOString()}::timestamptz
          - case when ${applications.status} = 'ACTIVE' then interval '1 day' else make_interval(secs => ${restS}) end`,
      ),
    )
    .orderBy(sql`${applications.checkedAt} nulls first`)
    .limit(max);
