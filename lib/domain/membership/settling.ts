/** After this time Stripe has finished any call whose response was lost; longer than its 80-second timeout. */
export const settledAfterMs = 5 * 60_000;
