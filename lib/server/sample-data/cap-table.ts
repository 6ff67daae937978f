import type { DateOnly } from '@/lib/domain/shared/dates';
import {
  findHead,
  insertEntry,
  lockCapTable,
  type HashedEntry,
} from '@/lib/server/investing/cap-table/cap-table-repository';
import { appendToChain } from '@/lib/server/investing/cap-table/cap-table-chain';
import type { Database } from '@/lib/server/platform/db/pool';
import { capTableSample } from './cap-table-sample';

/** Adds the sample entries up to today, unless there are entries already. */
export async function seedCapTable(db: Database, today: DateOnly) {
  await db.transaction(async (tx) => {
    await lockCapTable(tx);
    if (await findHead(tx)) return;
    for (const entry of sampleLedger().filter(({ on }) => on <= today)) await insertEntry(tx, entry);
  });
}

export function sampleLedger(): HashedEntry[] {
  const ledger: HashedEntry[] = [];
  for (const [at, entry] of capTableSample.entries())
    ledger.push(
      appendToChain(
        { ...entry, number: at + 1, isSample: true, recordedAt: `${entry.on}T12:00:00.000Z` },
        ledger.at(-1),
      ),
    );
  return ledger;
}
