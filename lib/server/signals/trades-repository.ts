import { asc, eq, sql } from 'drizzle-orm';
import { preparedRead } from '@/lib/server/platform/db/prepared-read';
import { trades, type TradeRecordRow } from '@/lib/server/platform/db/schema/trades';

export type TradeVariant = TradeRecordRow['variant'];

/** The whole record of a variant, in order of issue. */
export const listTrades = preparedRead<{ variant: TradeVariant }, TradeRecordRow[]>('trades', (database) =>
  database
    .select()
    .from(trades)
    .where(eq(trades.variant, sql.placeholder('variant')))
    .orderBy(asc(trades.number)),
);
