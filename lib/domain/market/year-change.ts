/** Percent change from the first to the last weekly close of the year. */
export function yearChange(weekly: readonly number[]) {
  const [first, last] = [weekly[0], weekly.at(-1)];
  return first === undefined || last === undefined || first === 0 ? null : 100 * (last / first - 1);
}

/** Text alternative for the year's line chart. */
export function yearSummary(ticker: string, weekly: readonly number[], change: number) {
  const way = change === 0 ? 'unchanged' : `${change > 0 ? 'up' : 'down'} ${Math.abs(change).toFixed(1)}%`;
  return `${ticker} over ${weekly.length} weeks: ${way}`;
}
