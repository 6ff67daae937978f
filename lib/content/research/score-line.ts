import { groupDigits } from '@/lib/domain/shared/numbers';
export type Score = {
  kind: 'price' | 'timing';
  horizonDays: number;
  settled: number;
  hits: number;
  baselineHits: number;
  interval: { low: number; high: number } | null;
};
export type ScoreLine = {
  title: string;
  isFew: boolean;
  stats: { label: string; value: string; note: string }[];
  /** Values for the chart in percent; null below 30 settled predictions. */
  scale: { accuracy: number; baseline: number; low: number; high: number } | null;
  /** Empty below 30 settled predictions, where one sentence covers all scores. */
  note: string;
};

export const fewSettled = 'We show accuracy after 30 settled signals.';

const equal = 'So far, the model is as accurate as the baseline.';
const below =
  'So far, the model is below the baseline. Predictions overlap in time, so the interval is narrower than it should be.';

/** Formats a score. Below 30 settled predictions there is no interval, so only counts are shown. */
export function scoreLine({ kind, horizonDays, settled, hits, baselineHits, interval }: Score): ScoreLine {
  const of = (count: number) => `${groupDigits(count)} of ${groupDigits(settled)}`;
  // A rate is shown with its count; a count alone needs no note.
  const share = (label: string, count: number) =>
    interval
      ? { label, value: `${((100 * count) / settled).toFixed(0)}%`, note: of(count) }
      : { label, value: of(count), note: '' };
  return {
    title: `${kind === 'timing' ? 'Timing signals' : 'Price forecasts'}, ${horizonDays} days`,
    isFew: interval === null,
    stats: [
      { label: 'Settled', value: groupDigits(settled), note: interval ? 'scored on the due date' : '' },
      share(interval ? 'Accuracy' : 'Correct', hits),
      share(interval ? 'Baseline accuracy' : 'Baseline correct', baselineHits),
      ...(interval
        ? [
            {
              label: '95% confidence interval',
              value: `${interval.low.toFixed(0)}–${interval.high.toFixed(0)}%`,
              note: 'for accuracy',
            },
          ]
        : []),
    ],
    scale: interval && { accuracy: (100 * hits) / settled, baseline: (100 * baselineHits) / settled, ...interval },
    note: interval
      ? `Baseline: ${kind === 'timing' ? 'always predict up' : 'no change'}.${hits > baselineHits ? '' : ` ${hits < baselineHits ? below : equal}`}`
      : '',
  };
}
