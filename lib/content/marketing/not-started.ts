/** Next to offers of live signals until the first one that is not sample data; then pages leave it out. */
export const notStarted = 'Live signals haven’t started yet. The trades and open signals shown are sample data.';
