/** The record filtered, sorted and paged. Not among the shared paths, which every page loads. */
export const tradesPath = '/options-signals/trades';
