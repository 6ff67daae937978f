/** Limits per card payment for all projects. Rounds have their own limits. */
export const backing = { smallest: '$10', largest: '$2,200' } as const;
