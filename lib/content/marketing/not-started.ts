/** Beside offers of live signals until the first one that is not sample data; then pages leave it out. */
export const notStarted = 'Live signals have not started yet; the trades and open signals shown are sample data.';
