import { and, asc, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { savedScreens } from '@/lib/server/platform/db/schema/watchlists';

/** Serializes changes of a member's screens, so that their count stays correct. */
export async function lockScreens(tx: Tx, accountId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-screens:${accountId}`}, 0))`);
}

export const listScreens = (handle: Handle, accountId: string) =>
  handle
    .select({ name: savedScreens.name, query: savedScreens.query, savedAt: savedScreens.savedAt })
    .from(savedScreens)
    .where(eq(savedScreens.accountId, accountId))
    .orderBy(asc(savedScreens.name));

/** Inserts screens, replacing those with the same names. */
export async function upsertScreens(tx: Tx, rows: (typeof savedScreens.$inferInsert)[]) {
  await tx
    .insert(savedScreens)
    .values(rows)
    .onConflictDoUpdate({
      target: [savedScreens.accountId, savedScreens.name],
      set: { query: sql`excluded.query`, savedAt: sql`excluded.saved_at` },
    });
}

export const countScreens = (tx: Tx, accountId: string) =>
  tx.$count(savedScreens, eq(savedScreens.accountId, accountId));

export async function deleteScreen(handle: Handle, accountId: string, name: string) {
  await handle.delete(savedScreens).where(and(eq(savedScreens.accountId, accountId), eq(savedScreens.name, name)));
}
