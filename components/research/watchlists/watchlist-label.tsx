import { addToWatchlist, onWatchlist } from '@/lib/content/research/add-to-watchlist';
import { useWatchlists } from './use-watchlists';

/** The button's label: whether a list of the member has the stock. */
export function WatchlistLabel({ ticker }: { ticker: string }) {
  const { all } = useWatchlists();
  return all?.items.some(({ symbols }) => symbols.some((symbol) => symbol.ticker === ticker))
    ? onWatchlist
    : addToWatchlist;
}
