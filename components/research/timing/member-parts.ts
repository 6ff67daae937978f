/** What members see on the pages of stocks to watch, in one file. */
export { OwnSignals } from './own-signals';
export { OwnWatchList } from './own-watch-list';
