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
  note: string;
};

const write = (count: number) => count.toLocaleString('en-US');

/** Formats a score. Below 30 settled there is no interval, so only counts are shown. */
export function scoreLine({ kind, horizonDays, settled, hits, baselineHits, interval }: Score): ScoreLine {
  const rate = (count: number) => (interval ? `${((100 * count) / settled).toFixed(0)}%` : write(count));
  const of = (count: number) => `${write(count)} of ${write(settled)}`;
  return {
    title: `${kind === 'timing' ? 'Timing signals' : 'Price forecasts'}, ${horizonDays} days`,
    isFew: interval === null,
    stats: [
      { label: 'Settled', value: write(settled), note: 'scored on the due date' },
      { label: interval ? 'Accuracy' : 'Correct', value: rate(hits), note: of(hits) },
      { label: interval ? 'Baseline accuracy' : 'Baseline correct', value: rate(baselineHits), note: of(baselineHits) },
      interval
        ? {
            label: '95% confidence interval',
            value: `${interval.low.toFixed(0)}–${interval.high.toFixed(0)}%`,
            note: 'for accuracy',
          }
        : { label: 'Confidence interval', value: 'n/a', note: 'needs 30 settled' },
    ],
    note: interval
      ? `Baseline: ${kind === 'timing' ? 'always predict up' : 'no change'}.`
      : 'Accuracy is shown from 30 settled signals.',
  };
}
