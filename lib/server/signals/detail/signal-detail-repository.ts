import { asc, eq, sql } from 'drizzle-orm';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { Handle } from '@/lib/server/platform/db/pool';
import { dailyBars } from '@/lib/server/platform/db/schema/market';
import { signalEntries } from '@/lib/server/platform/db/schema/signal-ledger';
import { trades, type TradeRecordRow } from '@/lib/server/platform/db/schema/trades';

export async function findTrade(handle: Handle, id: string): Promise<TradeRecordRow | undefined> {
  const [row] = await handle.select().from(trades).where(eq(trades.id, id));
  return row;
}

/** A signal's ledger entries in the exact text that was hashed, oldest first. */
export const listHashedEntries = (handle: Handle, id: string) =>
  handle
    .select({ text: signalEntries.entry, hash: signalEntries.hash })
    .from(signalEntries)
    .where(eq(signalEntries.signalId, id))
    .orderBy(asc(signalEntries.number));

type Span = { symbol: string; from: DateOnly; until: DateOnly; isSample: boolean };

/** A symbol's daily closes between two days. `isSample` keeps real trades and generated prices apart. */
export const listCloses = (handle: Handle, { symbol, from, until, isSample }: Span) =>
  handle
    .select({ day: dailyBars.day, cents: dailyBars.closeCents })
    .from(dailyBars)
    .where(
      sql`${dailyBars.ticker} = ${symbol} and ${dailyBars.day} between ${from} and ${until} and ${dailyBars.isSample} = ${isSample}`,
    )
    .orderBy(asc(dailyBars.day));
