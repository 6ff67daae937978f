import { eq, sql } from 'drizzle-orm';
import { retention } from '@/lib/domain/shared/retention';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { applicationDrafts } from '@/lib/server/platform/db/schema/applications';

export type DraftRow = typeof applicationDrafts.$inferSelect;
/** An account's draft, unless it has expired. */
export async function findDraft(handle: Handle, accountId: string, at: Date): Promise<DraftRow | null> {
  const [row] = await handle
    .select()
    .from(applicationDrafts)
    .where(sql`${applicationDrafts.accountId} = ${accountId} and ${applicationDrafts.expiresAt} > ${at.toISOString()}`);
  return row ?? null;
}

/** Like `findDraft`, but locks the draft until the transaction ends, so that two devices save one after the other. */
export async function lockDraft(tx: Tx, accountId: string, at: Date) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`draft ${accountId}`}, 0))`);
  return findDraft(tx, accountId, at);
}

export async function saveDraftRow(
  tx: Tx,
  draft: Pick<DraftRow, 'accountId' | 'sealed' | 'step'>,
  at: Date,
): Promise<DraftRow> {
  const changes = {
    sealed: draft.sealed,
    step: draft.step,
    updatedAt: at,
    expiresAt: sql<Date>`${at.toISOString()}::timestamptz + ${retention.drafts}::interval`,
  };
  const [row] = await tx
    .insert(applicationDrafts)
    .values({ accountId: draft.accountId, ...changes })
    .onConflictDoUpdate({ target: applicationDrafts.accountId, set: changes })
    .returning();
  if (!row) throw new Error('The draft just saved is missing.');
  return row;
}

export async function deleteDraft(handle: Handle, accountId: string) {
  await handle.delete(applicationDrafts).where(eq(applicationDrafts.accountId, accountId));
}
