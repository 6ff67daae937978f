/** Dimensions of the balance chart; a separate file, because pages that draw it do not need the calculation. */
export const curveFrame = { width: 468, height: 208, inset: 6 } as const;
