import { asc, eq } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { trades, type TradeRecordRow } from '@/lib/server/platform/db/schema/trades';

export type TradeVariant = TradeRecordRow['variant'];

/** The whole record of a variant, in order of issue. */
export function listTrades(handle: Handle, variant: TradeVariant): Promise<TradeRecordRow[]> {
  return handle.select().from(trades).where(eq(trades.variant, variant)).orderBy(asc(trades.number));
}
