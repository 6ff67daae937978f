import { desc, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { analyticsEvents } from '@/lib/server/platform/db/schema/operation';

/** Stores an event unless one with the same dedupe key exists. */
export const insertEvent = (handle: Handle, event: typeof analyticsEvents.$inferInsert) =>
  insertEvents(handle, [event]);

export async function insertEvents(handle: Handle, events: (typeof analyticsEvents.$inferInsert)[]) {
  await handle.insert(analyticsEvents).values(events).onConflictDoNothing();
}

/** Sums the amounts in the `detail` of events, in cents. */
export async function sumDetails(tx: Tx, dedupeKeys: string[]): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(detail::bigint), 0)`.mapWith(Number) })
    .from(analyticsEvents)
    .where(inArray(analyticsEvents.dedupeKey, dedupeKeys));
  return row?.cents ?? 0;
}

/** The visitor of an event; the same expression as in the index. */
const visitor = sql`coalesce(unique_id, session_id)`;

/** The latest events of a browser, each with the total number of its events. */
export async function findEventsOf(handle: Handle, ids: string[], limit: number) {
  return handle
    .select({
      at: analyticsEvents.at,
      name: analyticsEvents.name,
      path: analyticsEvents.path,
      referrer: analyticsEvents.referrer,
      utm: analyticsEvents.utm,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(analyticsEvents)
    .where(inArray(visitor, ids))
    .orderBy(desc(analyticsEvents.at), desc(analyticsEvents.id))
    .limit(limit);
}

export async function deleteEventsOf(handle: Handle, ids: string[]) {
  const { rowCount } = await handle.delete(analyticsEvents).where(inArray(visitor, ids));
  return rowCount ?? 0;
}
