import { and, eq, isNull } from 'drizzle-orm';
import type { SignalTerms } from '@/lib/domain/signals/ledger/entries';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { symbols } from '@/lib/server/platform/db/schema/market';
import { trades, type TradeRecordRow } from '@/lib/server/platform/db/schema/trades';

const isLive = eq(trades.variant, 'live');

export async function findLiveTrade(handle: Handle, id: string): Promise<TradeRecordRow | undefined> {
  const [row] = await handle
    .select()
    .from(trades)
    .where(and(isLive, eq(trades.id, id)));
  return row;
}

/** Whether a signal with the same symbol, type, strike and expiration is open. */
export async function hasOpenDuplicate(tx: Tx, { symbol, tradeType, strikeCents, expiration }: SignalTerms) {
  const isSame = and(
    ...[eq(trades.symbol, symbol), eq(trades.tradeType, tradeType)],
    ...[eq(trades.strikeCents, strikeCents), eq(trades.expiration, expiration)],
  );
  return (await tx.$count(trades, and(isLive, isNull(trades.closeDate), isSame))) > 0;
}

export const isKnownSymbol = async (handle: Handle, ticker: string) =>
  (await handle.$count(symbols, eq(symbols.ticker, ticker))) > 0;
