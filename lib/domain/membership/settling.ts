/** After this time Stripe no longer works on a call whose response was lost: longer than its timeout of 80 seconds. */
export const settledAfterMs = 5 * 60_000;
