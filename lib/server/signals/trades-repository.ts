import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { preparedRead } from '@/lib/server/platform/db/prepared-read';
import { trades, type TradeRecordRow } from '@/lib/server/platform/db/schema/trades';

export type TradeVariant = TradeRecordRow['variant'];
export type ListedTrade = Omit<TradeRecordRow, 'createdAt'> & { createdAt: string };

/** The whole record of a variant in order of issue, as one JSON value. */
export const recordOfVariant: SQL<ListedTrade[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'variant', t.variant, 'number', t.number, 'id', t.id, 'symbol', t.symbol, 'tradeType', t.trade_type,
    'expiration', t.expiration, 'fillDate', t.fill_date, 'closeDate', t.close_date,
    'strikeCents', t.strike_cents, 'bidCents', t.bid_cents, 'roiBp', t.roi_bp,
    'balanceCents', t.balance_cents, 'thousandCents', t.thousand_cents,
    'isSample', t.is_sample, 'createdAt', t.created_at) order by t.number), '[]')
  from ${trades} t where t.variant = ${sql.placeholder('variant')}::text)`;

/** Open trades of the live record, latest first. */
export const listOpenTrades = preparedRead<Record<string, never>, TradeRecordRow[]>('open_trades', (database) =>
  database
    .select()
    .from(trades)
    .where(and(eq(trades.variant, 'live'), isNull(trades.closeDate)))
    .orderBy(desc(trades.number)),
);
