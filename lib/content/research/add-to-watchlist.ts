/** On its own, so that a stock's page does not carry the words of the lists. */
export const addToWatchlist = 'Add to a watchlist';
