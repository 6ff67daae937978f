/** A ratio, or 'n/a' if the divisor is zero. */
export type Ratio = number | 'n/a';

export const ratio = (part: number, total: number): Ratio => (total === 0 ? 'n/a' : part / total);
