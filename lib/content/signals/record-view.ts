import { withoutPauses, type Steps } from '@/lib/domain/signals/statistics/steps';
import { fromWireTrades, type LiveWireTrade, type WireTrade } from '@/lib/domain/signals/trade-wire';
import { curveSteps, type RecordCurve } from './record-curve';
import { tradeCells, tradeYears, type TradeCells } from './trade-cells';

type AnyTrade = WireTrade | LiveWireTrade;

/** The part of the track record that a content page shows. */
export type RecordView = {
  curve: RecordCurve | null;
  /** Newest first. */
  latest: readonly TradeCells[];
  /** The years of the latest trades' dates, in a sentence. */
  years: string;
  total: number;
  isSample: boolean;
  /** A note to show next to these trades. */
  note: string | null;
};

/** `rows` are oldest first, as the API sends them. */
export function* recordViewSteps(
  rows: readonly AnyTrade[],
  { isSample, note }: { isSample: boolean; note?: string | undefined },
  count: number,
): Steps<RecordView> {
  const latest = count > 0 ? rows.slice(-count).toReversed() : [];
  return {
    curve: yield* curveSteps(fromWireTrades(rows, isSample), isSample),
    latest: latest.map(tradeCells),
    years: tradeYears(latest),
    total: rows.length,
    isSample,
    note: note ?? null,
  };
}

/** The same without pauses. */
export const recordView = (...given: Parameters<typeof recordViewSteps>) => withoutPauses(recordViewSteps(...given));
