/** What is loaded on the pages of signals and of stocks to watch, in one file. */
export { OwnSignals } from './own-signals';
export { OwnWatchList } from './own-watch-list';
export { WholeTable } from './whole-table';
