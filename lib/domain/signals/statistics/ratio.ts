/** A ratio whose divisor may be zero: then 'n/a', never infinity. */
export type Ratio = number | 'n/a';

export const ratio = (part: number, total: number): Ratio => (total === 0 ? 'n/a' : part / total);
