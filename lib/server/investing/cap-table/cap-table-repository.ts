import { asc, desc, lte, sql } from 'drizzle-orm';
import type { Holding } from '@/lib/domain/investing/cap-table';
import type { StoredEntry } from '@/lib/domain/investing/cap-table-fields';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { capTableEntries, type CapTableRow } from '@/lib/server/platform/db/schema/cap-table';

export type HashedEntry = StoredEntry & { previousHash: string; hash: string };

/** The ledger's entries in order, up to a day. */
export async function listEntries(handle: Handle, until?: DateOnly): Promise<HashedEntry[]> {
  const rows = await handle
    .select()
    .from(capTableEntries)
    .where(until === undefined ? undefined : lte(capTableEntries.on, until))
    .orderBy(asc(capTableEntries.number));
  return rows.map(toEntry);
}

/** Number and hash of the latest entry; null without entries. */
export async function findHead(handle: Handle) {
  const [last] = await handle
    .select({ number: capTableEntries.number, hash: capTableEntries.hash })
    .from(capTableEntries)
    .orderBy(desc(capTableEntries.number))
    .limit(1);
  return last ?? null;
}

/** Serializes writers until the transaction ends. The table's trigger takes the same lock. */
export async function lockCapTable(tx: Tx) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('cap_table_entries', 0))`);
}

export async function insertEntry(handle: Handle, { from, to, recordedAt, ...entry }: HashedEntry) {
  await handle.insert(capTableEntries).values({
    ...entry,
    fromClass: from?.class,
    fromHolder: from?.holder,
    fromShares: from?.shares,
    toClass: to?.class,
    toHolder: to?.holder,
    toShares: to?.shares,
    recordedAt: new Date(recordedAt),
  });
}

const toEntry = (row: CapTableRow): HashedEntry => ({
  number: row.number,
  reference: row.reference,
  kind: row.kind,
  on: row.on,
  from: toHolding(row.fromClass, row.fromHolder, row.fromShares),
  to: toHolding(row.toClass, row.toHolder, row.toShares),
  corrects: row.corrects,
  reason: row.reason,
  isSample: row.isSample,
  recordedAt: row.recordedAt.toISOString(),
  previousHash: row.previousHash,
  hash: row.hash,
});

function toHolding(kind: Holding['class'] | null, holder: Holding['holder'] | null, shares: bigint | null) {
  return kind && holder && shares ? { class: kind, holder, shares } : null;
}
