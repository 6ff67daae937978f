import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { backgrounds, type Background } from '@/lib/domain/investing/equality';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { equalityPublications, selfDescriptions } from '@/lib/server/platform/db/schema/equality';

export async function findDescription(handle: Handle, key: string) {
  const [row] = await handle.select().from(selfDescriptions).where(eq(selfDescriptions.key, key));
  return row ?? null;
}

export async function saveDescription(tx: Tx, row: typeof selfDescriptions.$inferInsert) {
  const { background, consentVersion } = row;
  await tx
    .insert(selfDescriptions)
    .values(row)
    .onConflictDoUpdate({ target: selfDescriptions.key, set: { background, consentVersion } });
}

export async function deleteDescription(handle: Handle, key: string): Promise<number> {
  const { rowCount } = await handle.delete(selfDescriptions).where(eq(selfDescriptions.key, key));
  return rowCount ?? 0;
}

/** Number of answers per background. */
export async function countAnswers(handle: Handle): Promise<Record<Background, number>> {
  const rows = await handle
    .select({ background: selfDescriptions.background, people: count() })
    .from(selfDescriptions)
    .groupBy(selfDescriptions.background);
  const of = (name: Background) => rows.find(({ background }) => background === name)?.people ?? 0;
  return Object.fromEntries(backgrounds.map((name) => [name, of(name)])) as Record<Background, number>;
}

export const countOpenAccounts = (handle: Handle) =>
  handle.$count(accounts, and(isNull(accounts.deletedAt), isNull(accounts.disabledAt)));

export async function findLastPublication(handle: Handle) {
  const [row] = await handle.select().from(equalityPublications).orderBy(desc(equalityPublications.on)).limit(1);
  return row ?? null;
}

/** Inserts a quarter's publication; false if a concurrent process already did. */
export async function insertPublication(handle: Handle, row: typeof equalityPublications.$inferInsert) {
  const { rowCount } = await handle.insert(equalityPublications).values(row).onConflictDoNothing();
  return rowCount === 1;
}
