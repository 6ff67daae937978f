const format = /* @__PURE__ */ new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Basis points as a percentage: 2250 is 22.5%. */
export const percent = (basisPoints: number) => `${format.format(basisPoints / 100)}%`;

/** A share between 0 and 1, as a percentage with one decimal. */
export const share = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;
