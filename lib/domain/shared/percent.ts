import { groupDigits } from './numbers';

/** Basis points as a percentage: 2250 is 22.5%. */
export const percent = (basisPoints: number) => `${groupDigits(basisPoints / 100, 2)}%`;

/** A share between 0 and 1, as a percentage with one decimal. */
export const share = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;
