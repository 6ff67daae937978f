import type { Database } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { recordSample } from './trade-sample';

/** Adds the historical sample of the track record. */
export async function seedTrades(db: Database) {
  const rows = recordSample().map((trade) => ({ ...trade, variant: 'record' as const }));
  await db.insert(trades).values(rows).onConflictDoNothing();
}
