import { groupDigits } from './numbers';

/** Formats basis points as a percentage: 2250 is 22.5%. */
export const percent = (basisPoints: number) => `${groupDigits(basisPoints / 100, 2)}%`;

/** Formats a fraction in [0, 1] as a percentage with one decimal. */
export const share = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;
