import { historicalSample } from '@/lib/content/signals/messages';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { now } from '@/lib/server/platform/clock';
import { versionedRead } from '@/lib/server/platform/db/versioned-read';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { serializerOf } from '@/lib/server/platform/serialized';
import { recordOfVariant, type ListedTrade, type TradeRecordData, type TradeVariant } from './trades-repository';

type Kept = { text: string; isSample: boolean; lastChange: string | null };

const dollars = (cents: number) => cents / 100;
const serializer = serializerOf(tradesContract.list.response);

/**
 * The record in section 3's terms: 'Open' and 'TBD' while a trade is open; the live variant names its result `$1000`.
 * Serialized once for each version of the table.
 */
export async function readTrades(variant: TradeVariant) {
  const { text, isSample, lastChange } = await readRecord({ variant });
  return serializer.addMeta(text, {
    source: isSample ? 'Sample generator' : 'Signal desk',
    // An empty record is as of now.
    asOf: lastChange ?? now().toISOString(),
    isSample,
    // The record's sample is January and February 2022; the live variant's is current.
    ...(isSample && variant === 'record' ? { note: historicalSample } : {}),
  });
}

const readRecord = versionedRead<{ variant: TradeVariant }, TradeRecordData, Kept>({
  name: 'trades',
  tables: [trades],
  data: recordOfVariant,
  make: ({ trades: rows, sealed }, { variant }) => ({
    text: serializer.serializeRest({
      items: rows.map((row) =>
        variant === 'live'
          ? { ...toWireTrade(row), $1000: dollars(row.balanceCents) }
          : { ...toWireTrade(row), balance: dollars(row.balanceCents) },
      ),
      nextCursor: null,
      sealed,
    }),
    isSample: [...rows, ...sealed].some((row) => row.isSample),
    lastChange: lastChangeOf(rows),
  }),
});

export function toWireTrade(row: Omit<ListedTrade, 'createdAt' | 'variant'>) {
  return {
    id: row.id,
    symbol: row.symbol,
    tradeType: row.tradeType,
    expiration: row.expiration,
    strike: dollars(row.strikeCents),
    bid: dollars(row.bidCents),
    fillDate: row.fillDate,
    closeDate: row.closeDate ?? ('Open' as const),
    roi: row.roiBp === null ? ('TBD' as const) : row.roiBp / 100,
    thousand: dollars(row.thousandCents),
  };
}

/** The time of the record's last entry; null for an empty one. */
function lastChangeOf(rows: readonly ListedTrade[]) {
  const times = rows.map((row) => new Date(row.createdAt).getTime());
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
