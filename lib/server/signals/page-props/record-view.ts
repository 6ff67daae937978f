import { runStepsSync, type Steps } from '@/lib/domain/signals/statistics/steps';
import type { Trade } from '@/lib/domain/signals/trades';
import { fromWireTrades, type LiveWireTrade, type WireTrade } from '@/lib/domain/signals/trade-wire';
import { curveSteps, type RecordCurve } from '@/lib/charts/signals/record-curve';
import { tradeCells, type TradeCells } from '@/lib/content/signals/trade-cells';
import { tradeYears } from '@/lib/content/signals/trade-years';

type AnyTrade = WireTrade | LiveWireTrade;

/** The part of the track record that a content page shows. */
export type RecordView = {
  curve: RecordCurve | null;
  /** Newest first. */
  latest: readonly TradeCells[];
  /** The years of the latest trades' dates, in a sentence; empty where the note names them. */
  years: string;
  total: number;
  isSample: boolean;
  /** A note to show next to these trades. */
  note: string | null;
};

type About = { isSample: boolean; note?: string | undefined };

/** `latest` are newest first, as the API sends them. */
export function* recordViewSteps(
  trades: readonly Trade[],
  latest: readonly AnyTrade[],
  { isSample, note, total }: About & { total: number },
): Steps<RecordView> {
  return {
    curve: yield* curveSteps(trades, isSample),
    latest: latest.map(tradeCells),
    // The note already names the dates.
    years: note ? '' : tradeYears(latest),
    total,
    isSample,
    // The badge beside it already marks it as a sample.
    note: note?.replace('historical sample, ', '') ?? null,
  };
}

/** Like `recordViewSteps`, computed synchronously. */
export const recordView = (rows: readonly AnyTrade[], about: About, count: number) =>
  runStepsSync(
    recordViewSteps(
      fromWireTrades(rows, about.isSample),
      rows.slice(rows.length - Math.min(count, rows.length)).toReversed(),
      { ...about, total: rows.length },
    ),
  );
