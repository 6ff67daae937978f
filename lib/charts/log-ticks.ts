/**
 * Ticks of a logarithmic scale that covers the lowest and highest value: as many per power of ten as fit, or every few
 * powers when there are more than six.
 */
export function logTicks(lowest: number, highest: number): number[] {
  for (const within of densities) {
    const ticks = cover(lowest, highest, within);
    if (ticks.length <= max) return ticks;
  }
  const powers = cover(lowest, highest, [1]);
  const stride = Math.ceil((powers.length - 1) / (max - 1));
  const first = powers[0] ?? 1;
  const steps = Math.ceil((powers.length - 1) / stride);
  return Array.from({ length: steps + 1 }, (_, index) => Number((first * 10 ** (index * stride)).toPrecision(1)));
}

const max = 7;
const densities = [[1, 2, 5], [1, 3], [1]] as const;

function cover(lowest: number, highest: number, within: readonly number[]) {
  const [from, to] = [Math.floor(Math.log10(lowest)) - 1, Math.ceil(Math.log10(highest)) + 1];
  const all = Array.from({ length: to - from + 1 }, (_, index) =>
    // Parsed from text, because 3 * 10 ** -1 is 0.30000000000000004.
    within.map((size) => Number(`${size}e${from + index}`)),
  ).flat();
  const first = all.findLastIndex((tick) => tick <= lowest);
  const last = all.findIndex((tick) => tick >= highest);
  return all.slice(Math.max(first, 0), Math.max(last, first + 1) + 1);
}
