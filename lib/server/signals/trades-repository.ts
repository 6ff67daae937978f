import { and, desc, eq, isNull } from 'drizzle-orm';
import { preparedRead } from '@/lib/server/platform/db/pool';
import { trades, type TradeRecordRow } from '@/lib/server/platform/db/schema/trades';

export type OpenTrade = TradeRecordRow;
export type ListedTrade = Omit<TradeRecordRow, 'createdAt' | 'isPublic'>;

/** A signal whose commitment alone is public. */
export type SealedSignal = { id: string; issuedAt: string; commitment: string; isSample: boolean };

/** Open trades of the live variant, latest first. */
export const listOpenTrades = preparedRead<Record<string, never>, TradeRecordRow[]>('open_trades', (database) =>
  database
    .select()
    .from(trades)
    .where(and(eq(trades.variant, 'live'), isNull(trades.closeDate)))
    .orderBy(desc(trades.number)),
);
