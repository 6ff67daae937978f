/** Separate, so that a stock's page does not include the copy of the lists. */
export const addToWatchlist = 'Add to a watchlist';

export const onWatchlist = 'On your watchlist';

export const whyToJoin = (ticker: string) => `Create an account to add ${ticker} to a watchlist.`;
