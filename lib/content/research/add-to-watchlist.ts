/** In a separate file, so that a stock's page does not load the copy of the watchlists. */
export const addToWatchlist = 'Add to a watchlist';

export const onWatchlist = 'On your watchlist';

export const whyToJoin = (ticker: string) => `Create an account to add ${ticker} to a watchlist.`;
