import { asc, eq } from 'drizzle-orm';
import type { TransferStatus } from '@/lib/domain/brokerage/transfers';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { brokerEventCursors, transferEvents } from '@/lib/server/platform/db/schema/transfers';

type TransferEventRow = { transferId: string; status: TransferStatus; at: Date };

/** Adds an entry to a transfer's history. */
export async function insertTransferEvent(tx: Tx, row: TransferEventRow) {
  await tx.insert(transferEvents).values(row);
}

/** A transfer's history, oldest first. */
export const listTransferEvents = (handle: Handle, transferId: string) =>
  handle
    .select({ status: transferEvents.status, at: transferEvents.at })
    .from(transferEvents)
    .where(eq(transferEvents.transferId, transferId))
    .orderBy(asc(transferEvents.id));

/** The time up to which a stream's events have been read; null before the first read. */
export async function readEventCursor(handle: Handle, stream: string): Promise<Date | null> {
  const [row] = await handle.select().from(brokerEventCursors).where(eq(brokerEventCursors.stream, stream));
  return row?.readUntil ?? null;
}

export async function saveEventCursor(handle: Handle, stream: string, readUntil: Date) {
  await handle
    .insert(brokerEventCursors)
    .values({ stream, readUntil })
    .onConflictDoUpdate({ target: brokerEventCursors.stream, set: { readUntil } });
}
