type PercentPlot = {
  line: string;
  area: string;
  /** Position of a value from the top and of an index from the left, in percent. */
  topOf: (value: number) => number;
  leftOf: (place: number) => number;
};

/**
 * SVG paths of a line and its area in a box of 100 by 100 that spans the lowest to the highest tick. `down` puts the
 * lowest value at the top. `places` are the indexes to draw, all by default.
 */
export function percentPlot(
  values: readonly number[],
  ticks: readonly number[],
  { direction = 'up', places = [...values.keys()] }: { direction?: 'up' | 'down'; places?: readonly number[] } = {},
): PercentPlot {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const share = (value: number) => ((value - low) / (high - low)) * 100;
  const topOf = (value: number) => round(direction === 'up' ? 100 - share(value) : share(value));
  const leftOf = (place: number) => round((place / Math.max(1, values.length - 1)) * 100);
  const line = places
    .map((place, at) => `${at === 0 ? 'M' : 'L'}${leftOf(place)} ${topOf(values[place] ?? 0)}`)
    .join('');
  const ground = direction === 'up' ? 100 : 0;
  return { line, area: `${line}L100 ${ground}L0 ${ground}Z`, topOf, leftOf };
}

const round = (value: number) => Math.round(value * 100) / 100;
