import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';
import { amlAnswers } from '../db/schema/aml';

type Handle = Tx | Database;

export async function putAmlAnswers(tx: Tx, row: typeof amlAnswers.$inferInsert) {
  const { answers, savedAt } = row;
  await tx.insert(amlAnswers).values(row).onConflictDoUpdate({ target: amlAnswers.id, set: { answers, savedAt } });
}

export const listAmlAnswers = (handle: Handle, accountId: string) =>
  handle.select().from(amlAnswers).where(eq(amlAnswers.accountId, accountId)).orderBy(amlAnswers.savedAt);
