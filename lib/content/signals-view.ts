import { dayOf, type DateOnly } from '@/lib/domain/dates';
import { isShowable } from '@/lib/domain/prediction-standing';
import { scoreLine, type Score, type ScoreLine } from './score-line';
import { signalLine, type Signal, type SignalLine } from './signal-line';

/** A list of timing signals, ready to show: by the server for everybody, in the browser for a member. */
export type SignalsView = {
  scores: ScoreLine[];
  open: SignalLine[];
  settled: SignalLine[];
  /** How many have been settled in all. */
  settledInAll: number;
  /** Open ones that only members see. */
  hidden: number;
  /** Those without band or plain guess. */
  withheld: number;
  source: string;
  isSample: boolean;
};

type SignalList = {
  items: readonly Signal[];
  scores: readonly Score[];
  hidden: number;
  meta: { source: string; asOf: string; licence: string; isSample: boolean };
};

/** A forecast without its error band, or without the plain guess beside it, is left out and counted. */
export function signalsView({ items, scores, hidden, meta }: SignalList, today: DateOnly, most = 60): SignalsView {
  const shown = items.filter(isShowable);
  const settled = shown.filter(({ outcome }) => outcome !== null);
  const counted = scores.find(({ kind }) => kind === 'timing')?.settled ?? 0;
  return {
    scores: scores.map(scoreLine),
    open: shown.filter(({ outcome }) => outcome === null).map((signal) => signalLine(signal, today)),
    settled: settled.slice(0, most).map((signal) => signalLine(signal, today)),
    settledInAll: Math.max(settled.length, counted),
    hidden,
    withheld: items.length - shown.length,
    source: `Source: ${meta.source}, as of ${dayOf(meta.asOf)}. ${meta.licence}`,
    isSample: meta.isSample,
  };
}
