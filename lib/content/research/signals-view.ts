import { sourceLine } from '@/lib/content/market/source-line';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { canShowPrediction } from '@/lib/domain/research/prediction-status';
import { scoreLine, type Score, type ScoreLine } from './score-line';
import { signalLine, type Signal, type SignalLine } from './signal-line';

/** A list of timing signals, formatted by the server for visitors and in the browser for members. */
export type SignalsView = {
  scores: ScoreLine[];
  open: SignalLine[];
  settled: SignalLine[];
  /** Total number of settled signals. */
  settledInAll: number;
  /** Settled price forecasts, and their total number. */
  forecasts: SignalLine[];
  forecastsInAll: number;
  /** Cursors for the next page of each list; null if it is complete. */
  settledCursor: string | null;
  forecastsCursor: string | null;
  /** Number of open signals visible to members only. */
  hidden: number;
  /** Number of signals without an error band or baseline. */
  withheld: number;
  source: string;
  isSample: boolean;
};

type SignalList = {
  items: readonly Signal[];
  forecasts: readonly Signal[];
  scores: readonly Score[];
  hidden: number;
  nextCursor: string | null;
  forecastsCursor: string | null;
  meta: { source: string; asOf: string; license: string; isSample: boolean };
};

/** Number of settled signals in the first response. Later pages have more. */
export const settledAtFirst = 30;

/** Formats the list. Signals without an error band or baseline are left out and counted. */
export function signalsView(
  { items, forecasts, scores, hidden, nextCursor, forecastsCursor, meta }: SignalList,
  today: DateOnly,
): SignalsView {
  const shown = items.filter(canShowPrediction);
  const settled = shown.filter(({ outcome }) => outcome !== null);
  const shownForecasts = forecasts.filter(canShowPrediction);
  const counted = (wanted: Score['kind']) =>
    scores.reduce((sum, { kind, settled: own }) => sum + (kind === wanted ? own : 0), 0);
  const toLine = (signal: Signal) => signalLine(signal, today);
  return {
    scores: scores.map(scoreLine),
    open: shown.filter(({ outcome }) => outcome === null).map(toLine),
    settled: settled.map(toLine),
    settledInAll: Math.max(settled.length, counted('timing')),
    forecasts: shownForecasts.map(toLine),
    forecastsInAll: Math.max(shownForecasts.length, counted('price')),
    settledCursor: nextCursor,
    forecastsCursor,
    hidden,
    withheld: items.length - shown.length,
    source: sourceLine(meta),
    isSample: meta.isSample,
  };
}
