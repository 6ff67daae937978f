/** Next to offers of live signals until the first one that is not sample data; then pages leave it out. */
export const notStarted =
  'We haven’t issued a real signal yet. All signals shown, including “Live signals”, are sample data.';
