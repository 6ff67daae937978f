/** What members see of their lists on a stock's page. */
export { ListChoice } from './list-choice';
export { WatchlistLabel } from './watchlist-label';
