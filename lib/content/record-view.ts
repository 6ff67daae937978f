import { fromWireTrades, type LiveWireTrade, type WireTrade } from '@/lib/domain/trade-wire';
import { recordCurve, type RecordCurve } from './record-curve';
import { tradeCells, type TradeCells } from './trade-cells';

type AnyTrade = WireTrade | LiveWireTrade;

/** As much of the record as a page of blocks shows. */
export type RecordView = {
  curve: RecordCurve | null;
  /** Newest first. */
  latest: readonly TradeCells[];
  total: number;
  isSample: boolean;
  /** What must stand wherever these trades do. */
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
