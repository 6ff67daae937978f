/** Next to offers of live signals until the first one that is not sample data; then pages leave it out. */
export const notStarted =
  'We haven’t issued our first signal yet. All signals shown, live ones included, are sample data.';
