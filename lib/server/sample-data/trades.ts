import type { Trade } from '@/lib/domain/signals/trades';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { now } from '@/lib/server/platform/clock';
import type { Database } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { liveSample, recordSample } from './trade-sample';

/** Adds only the sample track record. */
export async function seedTrades(db: Database, today: DateOnly = now().toISOString().slice(0, 10)) {
  const rows = [...recordSample().map(asRow('record')), ...liveSample(today).map(asRow('live'))];
  await db.insert(trades).values(rows).onConflictDoNothing();
}

const asRow = (variant: 'record' | 'live') => (trade: Trade) => ({ ...trade, variant });
