/** Common split ratios. A reverse split has the inverse ratio. */
const usual = [5 / 4, 4 / 3, 3 / 2, 2, 5 / 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100];
const near = 0.005;

/**
 * The ratio of an overnight split, from the same day's close as stored and as received a day later. 1 for other
 * differences, such as a correction or a spin-off.
 */
export function splitBetween(storedCents: number, toldCents: number) {
  if (storedCents <= 0 || toldCents <= 0) return 1;
  const ratio = storedCents / toldCents;
  // Rounding to the cent matters for prices of a few cents.
  const tolerance = Math.max(near, 0.5 / Math.min(storedCents, toldCents));
  const isNear = (factor: number) => Math.abs(ratio / factor - 1) <= tolerance;
  return usual.find(isNear) ?? usual.map((factor) => 1 / factor).find(isNear) ?? 1;
}
