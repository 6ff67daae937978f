/** The limits per card, on every page and for every project. A round has its own. */
export const backing = { smallest: '$10', largest: '$2,200' } as const;
