import { asc, eq, lt, and, sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { webhookEvents } from '@/lib/server/platform/db/schema/billing-operation';

/** Stores an event, once, and returns its state. */
export async function insertEventOnce(handle: Handle, event: typeof webhookEvents.$inferInsert) {
  await handle.insert(webhookEvents).values(event).onConflictDoNothing();
  const [row] = await handle
    .select({ state: webhookEvents.state })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, event.id));
  return row?.state ?? 'received';
}

export async function endEvent(handle: Handle, id: string, state: 'done' | 'ignored', at: Date) {
  await handle.update(webhookEvents).set({ state, doneAt: at, lastError: null }).where(eq(webhookEvents.id, id));
}

export async function markEventFailed(handle: Handle, id: string, lastError: string) {
  await handle
    .update(webhookEvents)
    .set({ lastError: lastError.slice(0, 200), attempts: sql`${webhookEvents.attempts} + 1` })
    .where(eq(webhookEvents.id, id));
}

/** Stored events that were received before a time and are not processed yet. */
export const listOpenEvents = (handle: Handle, before: Date, max: number) =>
  handle
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.state, 'received'), lt(webhookEvents.receivedAt, before)))
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(max);
