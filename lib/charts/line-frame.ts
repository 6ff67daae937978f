/** Dimensions of a public line; a separate file, because pages that draw it do not need the calculation. */
export const lineFrame = { width: 600, height: 240, inset: 0 };
