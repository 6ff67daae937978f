import { mean } from '@/lib/domain/shared/averages';
import { highest, lowest } from '@/lib/domain/signals/statistics/extremes';
import { outcomeBins, type OutcomeBin } from '@/lib/domain/signals/statistics/outcome-bins';
import type { ClosedTrade } from '@/lib/domain/signals/trades';
import { pictureTable, type PictureTable } from './picture-table';

type Kind = 'loss' | 'breakeven' | 'gain';
/** Positions and sizes are percentages of the chart. */
export type OutcomeBar = { kind: Kind; left: number; width: number; height: number; count: string };
export type OutcomeHistogram = {
  summary: string;
  bars: readonly OutcomeBar[];
  /** Edges of the bins. `isMain` edges are labeled on small screens too. */
  edges: readonly { left: number; label: string; isMain: boolean }[];
  average: { left: number; label: string };
  sides: readonly { kind: Kind; label: string }[];
  table: PictureTable;
};

/** Histogram of the returns of closed trades. */
export function outcomeHistogram(closed: readonly ClosedTrade[]): OutcomeHistogram {
  const returns = closed.map(({ roiBp }) => roiBp / 100);
  const { width, bins } = outcomeBins(returns);
  const max = Math.max(1, ...bins.map(({ count }) => count));
  const step = 100 / Math.max(1, bins.length);
  const average = mean(returns) ?? 0;
  const counted = (kind: Kind) => bins.filter((bin) => kindOf(bin) === kind).reduce((sum, { count }) => sum + count, 0);
  const kinds = (['loss', 'breakeven', 'gain'] as const).filter((kind) => kind !== 'breakeven' || counted(kind) > 0);
  const sides = kinds.map((kind) => ({ kind, label: `${names[kind]}: ${counted(kind)}` }));
  return {
    summary:
      `${sides.map(({ label }) => label).join(', ')}. Average return ${signed(average)}. ` +
      `Returns from ${signed(lowest(returns))} to ${signed(highest(returns))} in steps of ${width} percentage points.`,
    bars: bins.map((bin, index) => ({
      kind: kindOf(bin),
      left: index * step,
      width: step,
      height: (bin.count / max) * 100,
      count: bin.count === 0 ? '' : String(bin.count),
    })),
    edges: edgesOf(bins, step),
    average: { left: placeOf(average, bins, width) * step, label: `Average ${signed(average)}` },
    sides,
    table: pictureTable('Closed trades by return', ['Return', 'Trades'], bins, (bin) => [
      rangeOf(bin),
      String(bin.count),
    ]),
  };
}

const names: Record<Kind, string> = { loss: 'Losses', breakeven: 'Breakeven', gain: 'Gains' };

const kindOf = ({ low, high }: OutcomeBin): Kind => (high > 0 ? 'gain' : low < 0 ? 'loss' : 'breakeven');

const rangeOf = (bin: OutcomeBin) =>
  kindOf(bin) === 'breakeven' ? '0%' : `${signed(bin.low, 0)} to ${signed(bin.high, 0)}`;

/** The left edge of every bin and the last right edge. The breakeven bin is labeled in its center. */
function edgesOf(bins: readonly OutcomeBin[], step: number) {
  const zero = bins.findIndex((bin) => kindOf(bin) === 'breakeven');
  const edges = bins.flatMap((bin, index) => {
    if (index === zero) return [{ left: (index + 0.5) * step, value: 0 }];
    return zero >= 0 && bin.low === 0 ? [] : [{ left: index * step, value: bin.low }];
  });
  const last = bins.at(-1);
  if (last && bins.length - 1 !== zero) edges.push({ left: 100, value: last.high });
  const ends = [0, edges.length - 1];
  return edges.map(({ left, value }, index) => ({
    left,
    label: signed(value, 0),
    isMain: value === 0 || ends.includes(index),
  }));
}

/** Position of a return on the scale, in bins from the left. */
function placeOf(value: number, bins: readonly OutcomeBin[], width: number) {
  const losses = bins.filter((bin) => kindOf(bin) === 'loss').length;
  const breakeven = bins.some((bin) => kindOf(bin) === 'breakeven') ? 1 : 0;
  if (value < 0) return losses + value / width;
  return losses + (value > 0 ? breakeven + value / width : breakeven / 2);
}

function signed(value: number, digits = 1) {
  const text = `${Math.abs(value).toFixed(digits)}%`;
  if (Number(value.toFixed(digits)) === 0) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}
