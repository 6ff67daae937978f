import { historicalSample } from '@/lib/content/signals/messages';
import type { TradeRecord } from '@/lib/contracts/signals/trades';
import { now } from '@/lib/server/platform/clock';
import type { TradeRecordRow } from '@/lib/server/platform/db/schema/trades';

const dollars = (cents: number) => cents / 100;

/**
 * The record in section 3's terms: 'Open' and 'TBD' while a trade is open; the live variant names its result `$1000`.
 */
export function toTradeRecord(rows: TradeRecordRow[], variant: TradeRecordRow['variant']): TradeRecord {
  const isSample = rows.some((row) => row.isSample);
  return {
    items: rows.map((row) =>
      variant === 'live'
        ? { ...shared(row), $1000: dollars(row.balanceCents) }
        : { ...shared(row), balance: dollars(row.balanceCents) },
    ),
    nextCursor: null,
    meta: {
      source: isSample ? 'Sample generator' : 'Signal desk',
      asOf: lastChange(rows).toISOString(),
      isSample,
      // The record's sample is January and February 2022; the live variant's is current.
      ...(isSample && variant === 'record' ? { note: historicalSample } : {}),
    },
  };
}

function shared(row: TradeRecordRow) {
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

/** The time of the record's last entry; now for an empty one. */
function lastChange(rows: TradeRecordRow[]) {
  const times = rows.map((row) => row.createdAt.getTime());
  return times.length === 0 ? now() : new Date(Math.max(...times));
}
