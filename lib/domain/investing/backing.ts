/** Limits of one card payment, in cents. */
export const backingLimits = { smallestCents: 1_000, largestCents: 220_000 } as const;

export const projectStates = ['open', 'closed'] as const;
