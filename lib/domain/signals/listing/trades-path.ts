/** Path of the filtered, sorted and paged record. Not among the shared paths, which every page loads. */
export const tradesPath = '/options-signals/trades';
