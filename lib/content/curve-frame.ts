/** The picture of the running balance; by itself, since pages draw it and need nothing of what worked it out. */
export const curveFrame = { width: 468, height: 208, inset: 6 } as const;
