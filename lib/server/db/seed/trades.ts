import type { Trade } from '@/lib/domain/trades';
import type { DateOnly } from '@/lib/domain/dates';
import { now } from '@/lib/server/clock';
import type { Database } from '../pool';
import { trades } from '../schema/trades';
import { liveSample, recordSample } from './trade-sample';

/** The sample's track record alone. */
export async function seedTrades(db: Database, today: DateOnly = now().toISOString().slice(0, 10)) {
  const rows = [...recordSample().map(asRow('record')), ...liveSample(today).map(asRow('live'))];
  await db.insert(trades).values(rows).onConflictDoNothing();
}

const asRow = (variant: 'record' | 'live') => (trade: Trade) => ({ ...trade, variant });
