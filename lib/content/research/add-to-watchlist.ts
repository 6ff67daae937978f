/** Separate, so that a stock's page does not include the copy of the lists. */
export const addToWatchlist = 'Add to a watchlist';
