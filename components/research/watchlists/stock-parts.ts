/** Bundles what members see of their lists on a stock's page into one chunk. */
export { ListChoice } from './list-choice';
export { WatchlistLabel } from './watchlist-label';
