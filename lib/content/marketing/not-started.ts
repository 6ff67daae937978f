/** Shown with offers of live signals until the first signal that is not sample data. */
export const notStarted = 'All signals so far, including “Live signals”, are sample data.';
