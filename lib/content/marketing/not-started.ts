/** Next to offers of live signals until the first one that is not sample data; then pages leave it out. */
export const notStarted = 'All signals so far, including “Live signals”, are sample data.';
