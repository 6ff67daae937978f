/** About `count` round numbers from just below the lowest to just above the highest, in steps of 1, 2, 2.5 or 5. */
export function niceTicks(lowest: number, highest: number, count = 4): number[] {
  // Values that differ by less than a billionth are equal except for rounding errors.
  const isFlat = highest - lowest < 1e-9;
  const span = isFlat ? Math.max(Math.abs(highest), 1) : highest - lowest;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((size) => size * power >= rough) ?? 10);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  // Multiplies instead of adding up steps: 0.1 + 0.2 is 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

const steps = [1, 2, 2.5, 5, 10];
