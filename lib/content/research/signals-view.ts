import { sourceLine } from '@/lib/content/market/source-line';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { isShowable } from '@/lib/domain/research/prediction-status';
import { scoreLine, type Score, type ScoreLine } from './score-line';
import { signalLine, type Signal, type SignalLine } from './signal-line';

/** A list of timing signals, formatted by the server for visitors and in the browser for members. */
export type SignalsView = {
  scores: ScoreLine[];
  open: SignalLine[];
  settled: SignalLine[];
  /** Total number of settled signals. */
  settledInAll: number;
  /** Settled price forecasts, and their number in all. */
  forecasts: SignalLine[];
  forecastsInAll: number;
  /** Number of open signals that only members see. */
  hidden: number;
  /** Number of signals without an error band or baseline. */
  withheld: number;
  source: string;
  isSample: boolean;
};

type SignalList = {
  items: readonly Signal[];
  forecasts?: readonly Signal[] | undefined;
  scores: readonly Score[];
  hidden: number;
  meta: { source: string; asOf: string; licence: string; isSample: boolean };
};

/** Forecasts without an error band or baseline are left out and counted. */
export function signalsView(
  { items, forecasts = [], scores, hidden, meta }: SignalList,
  today: DateOnly,
  most = 60,
): SignalsView {
  const shown = items.filter(isShowable);
  const settled = shown.filter(({ outcome }) => outcome !== null);
  const shownForecasts = forecasts.filter(isShowable);
  const counted = (wanted: Score['kind']) => scores.find(({ kind }) => kind === wanted)?.settled ?? 0;
  return {
    scores: scores.map(scoreLine),
    open: shown.filter(({ outcome }) => outcome === null).map((signal) => signalLine(signal, today)),
    settled: settled.slice(0, most).map((signal) => signalLine(signal, today)),
    settledInAll: Math.max(settled.length, counted('timing')),
    forecasts: shownForecasts.slice(0, most).map((signal) => signalLine(signal, today)),
    forecastsInAll: Math.max(shownForecasts.length, counted('price')),
    hidden,
    withheld: items.length - shown.length,
    source: sourceLine(meta),
    isSample: meta.isSample,
  };
}
