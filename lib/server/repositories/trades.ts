import { asc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';
import { trades, type TradeRecordRow } from '../db/schema/trades';

export type TradeVariant = TradeRecordRow['variant'];

/** The whole record of a variant, in order of issue. */
export function listTrades(handle: Tx | Database, variant: TradeVariant): Promise<TradeRecordRow[]> {
  return handle.select().from(trades).where(eq(trades.variant, variant)).orderBy(asc(trades.number));
}
