import { useEffect, useEffectEvent } from 'react';
import { addToWatchlist, onWatchlist } from '@/lib/content/research/add-to-watchlist';
import { hasStock, useWatchlists } from './use-watchlists';

type WatchlistLabelProps = { ticker: string; onListed: (isListed: boolean) => void };

/**
 * The button's label, which says whether one of the member's lists has the stock. Also reports that to the button,
 * whose style depends on it.
 */
export function WatchlistLabel({ ticker, onListed }: WatchlistLabelProps) {
  const { all } = useWatchlists();
  const isListed = all?.items.some(hasStock(ticker)) ?? false;
  const tell = useEffectEvent(onListed);
  useEffect(() => tell(isListed), [isListed]);
  return isListed ? onWatchlist : addToWatchlist;
}
