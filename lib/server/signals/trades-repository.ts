import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { preparedRead } from '@/lib/server/platform/db/prepared-read';
import { signalEntries } from '@/lib/server/platform/db/schema/signal-ledger';
import { trades, type TradeRecordRow } from '@/lib/server/platform/db/schema/trades';

export type OpenTrade = TradeRecordRow;
export type TradeVariant = TradeRecordRow['variant'];
export type ListedTrade = Omit<TradeRecordRow, 'createdAt' | 'isPublic'> & { createdAt: string };

/** A signal of which only the commitment is public. */
export type SealedSignal = { id: string; issuedAt: string; commitment: string; isSample: boolean };
export type TradeRecordData = { trades: ListedTrade[]; sealed: SealedSignal[] };

/** The public record of a variant in order of issue, as one JSON value. */
export const recordOfVariant: SQL<TradeRecordData> = sql`(
  select json_build_object('sealed', (
    select coalesce(json_agg(json_build_object('id', e.signal_id, 'issuedAt', e.entry::json ->> 'at',
      'commitment', e.entry::json ->> 'commitment', 'isSample', e.is_sample) order by e.number), '[]')
    from ${signalEntries} e join ${trades} s on s.id = e.signal_id and e.kind = 'signal'
    where not s.is_public and s.variant = ${sql.placeholder('variant')}::text), 'trades', coalesce(json_agg(json_build_object(
    'variant', t.variant, 'number', t.number, 'id', t.id, 'symbol', t.symbol, 'tradeType', t.trade_type,
    'expiration', t.expiration, 'fillDate', t.fill_date, 'closeDate', t.close_date,
    'strikeCents', t.strike_cents, 'bidCents', t.bid_cents, 'roiBp', t.roi_bp,
    'balanceCents', t.balance_cents, 'thousandCents', t.thousand_cents,
    'isSample', t.is_sample, 'createdAt', t.created_at) order by t.number), '[]'))
  from ${trades} t where t.is_public and t.variant = ${sql.placeholder('variant')}::text)`;

/** Open trades of the live record, latest first. */
export const listOpenTrades = preparedRead<Record<string, never>, TradeRecordRow[]>('open_trades', (database) =>
  database
    .select()
    .from(trades)
    .where(and(eq(trades.variant, 'live'), isNull(trades.closeDate)))
    .orderBy(desc(trades.number)),
);
