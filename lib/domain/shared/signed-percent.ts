import { minus } from './money';

/** A percentage with its sign and one decimal; zero has no sign. */
export const signedPercent = (percent: number) => `${signedFigure(percent)}%`;

/** A number with its sign and one decimal; zero has no sign. */
export function signedFigure(value: number) {
  const size = Math.abs(value).toFixed(1);
  return size === '0.0' ? size : `${value > 0 ? '+' : minus}${size}`;
}
