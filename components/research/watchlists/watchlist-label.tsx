import { useEffect, useEffectEvent } from 'react';
import { addToWatchlist, onWatchlist } from '@/lib/content/research/add-to-watchlist';
import { hasStock, useWatchlists } from './use-watchlists';

type WatchlistLabelProps = { ticker: string; onListed: (isListed: boolean) => void };

/** The button's label: whether a list of the member has the stock. It tells the button, whose look depends on it. */
export function WatchlistLabel({ ticker, onListed }: WatchlistLabelProps) {
  const { all } = useWatchlists();
  const isListed = all?.items.some(hasStock(ticker)) ?? false;
  const tell = useEffectEvent(onListed);
  useEffect(() => tell(isListed), [isListed]);
  return isListed ? onWatchlist : addToWatchlist;
}
