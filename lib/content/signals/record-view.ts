import { fromWireTrades, type LiveWireTrade, type WireTrade } from '@/lib/domain/signals/trade-wire';
import { recordCurve, type RecordCurve } from './record-curve';
import { tradeCells, type TradeCells } from './trade-cells';

type AnyTrade = WireTrade | LiveWireTrade;

/** The part of the track record that a content page shows. */
export type RecordView = {
  curve: RecordCurve | null;
  /** Newest first. */
  latest: readonly TradeCells[];
  total: number;
  isSample: boolean;
  /** A note to show next to these trades. */
  note: string | null;
};

/** `rows` are oldest first, as the API sends them. */
export const recordView = (
  rows: readonly AnyTrade[],
  { isSample, note }: { isSample: boolean; note?: string | undefined },
  count: number,
): RecordView => ({
  curve: recordCurve(fromWireTrades(rows, isSample), isSample),
  latest: count > 0 ? rows.slice(-count).toReversed().map(tradeCells) : [],
  total: rows.length,
  isSample,
  note: note ?? null,
});
