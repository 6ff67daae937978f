import type { Handle } from '@/lib/server/platform/db/pool';
import { customPatterns } from '@/lib/server/platform/db/schema/predictions';

/** Inserts new patterns and returns how many; known ones keep their first values. */
export async function insertPatterns(handle: Handle, rows: readonly (typeof customPatterns.$inferInsert)[]) {
  if (rows.length === 0) return 0;
  const kept = await handle
    .insert(customPatterns)
    .values([...rows])
    .onConflictDoNothing();
  return kept.rowCount ?? 0;
}
