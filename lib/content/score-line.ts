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

/** A score in words. Under 30 settled there is no interval, and so no rate either: counts alone. */
export function scoreLine({ kind, horizonDays, settled, hits, baselineHits, interval }: Score): ScoreLine {
  const rate = (count: number) => (interval ? `${((100 * count) / settled).toFixed(0)}%` : write(count));
  const of = (count: number) => `${write(count)} of ${write(settled)} settled`;
  return {
    title: `${kind === 'timing' ? 'Timing signals' : 'Predicted prices'} over ${horizonDays} days`,
    isFew: interval === null,
    stats: [
      { label: 'Settled', value: write(settled), note: 'judged on the day they were due' },
      { label: 'Right', value: rate(hits), note: of(hits) },
      { label: 'Plain guess right', value: rate(baselineHits), note: of(baselineHits) },
      interval
        ? {
            label: 'True rate, likely',
            value: `${interval.low.toFixed(0)}–${interval.high.toFixed(0)}%`,
            note: 'in 95 of 100 such cases',
          }
        : { label: 'True rate', value: 'Unknown', note: 'needs 30 settled' },
    ],
    note: interval
      ? `The plain guess knows nothing: it says ${kind === 'timing' ? '“up” every time' : 'today’s value'}.`
      : `${settled} settled so far. Under 30, a rate would be chance more than skill.`,
  };
}
