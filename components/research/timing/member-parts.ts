/** Bundles the members' parts of the pages for signals and stocks to watch into one chunk. */
export { OwnSignals } from './own-signals';
export { OwnWatchList } from './own-watch-list';
export { WholeTable } from './whole-table';
