/** A ratio whose divisor may be zero: then 'n/a', never infinity. */
export type Ratio = number | 'n/a';

export const ratio = (part: number, whole: number): Ratio => (whole === 0 ? 'n/a' : part / whole);
