import { eq } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { amlAnswers } from '@/lib/server/platform/db/schema/aml';

export async function saveAmlAnswers(tx: Tx, row: typeof amlAnswers.$inferInsert) {
  const { answers, savedAt } = row;
  await tx.insert(amlAnswers).values(row).onConflictDoUpdate({ target: amlAnswers.id, set: { answers, savedAt } });
}

export const listAmlAnswers = (handle: Handle, accountId: string) =>
  handle.select().from(amlAnswers).where(eq(amlAnswers.accountId, accountId)).orderBy(amlAnswers.savedAt);
