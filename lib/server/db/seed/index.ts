import type { Trade } from '@/lib/domain/trades';
import type { DateOnly } from '@/lib/domain/dates';
import { now } from '@/lib/server/clock';
import type { Database } from '../pool';
import { trades } from '../schema/trades';
import { liveSample, recordSample } from './trades';

/**
 * Puts the sample data where there is none yet. Rows that exist are left as they are, so it may run at every start,
 * on any day and in two processes at once.
 */
export async function seed(db: Database, today: DateOnly = now().toISOString().slice(0, 10)) {
  const rows = [...recordSample().map(asRow('record')), ...liveSample(today).map(asRow('live'))];
  await db.insert(trades).values(rows).onConflictDoNothing();
}

const asRow = (variant: 'record' | 'live') => (trade: Trade) => ({ ...trade, variant });
