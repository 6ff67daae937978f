import { prefetchModals } from '@/components/modals/load-modals';
import { openJoinModal } from '@/components/modals/sign-up/open-join-modal';
import { Button } from '@/components/ui/forms/button';
import { useSessionUser } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { usePendingAction } from '@/lib/client/session/use-pending-action';
import { addToWatchlist, whyToJoin } from '@/lib/content/research/add-to-watchlist';
import { useState } from 'react';
import styles from './add-to-watchlist.module.css';

const loadChoice = async () => (await import('./stock-parts')).ListChoice;
const loadLabel = async () => (await import('./stock-parts')).WatchlistLabel;

/** A button on a stock's page that adds the stock to the reader's lists. The members' code loads on click. */
export function AddToWatchlist({ ticker }: { ticker: string }) {
  const user = useSessionUser();
  const [isOpen, setIsOpen] = useState(false);
  /** Clicked before signing in, so the stock is added right after. */
  const [shouldAdd, setShouldAdd] = useState(false);
  const [isListed, setIsListed] = useState(false);
  const isShown = isOpen && user !== null;
  const { part: WatchlistLabel } = useLazyModule(loadLabel, user !== null);
  const { part: ListChoice, failure, retry } = useLazyModule(loadChoice, isShown);

  usePendingAction(`watch ${ticker}`, () => {
    setShouldAdd(true);
    setIsOpen(true);
  });

  const press = () => {
    if (!user) return openJoinModal(`watch ${ticker}`, whyToJoin(ticker));
    if (failure) retry();
    setIsOpen(!isOpen);
  };
  return (
    <div
      className={styles.box}
      data-needs-scripts=""
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !isShown) return;
        setIsOpen(false);
        currentTarget.querySelector('button')?.focus();
      }}
    >
      <Button
        size="large"
        weight={user && isListed ? 'outline' : 'solid'}
        aria-expanded={isShown}
        onClick={press}
        onPointerEnter={user ? undefined : prefetchModals}
        onFocus={user ? undefined : prefetchModals}
      >
        {user && WatchlistLabel ? <WatchlistLabel ticker={ticker} onListed={setIsListed} /> : addToWatchlist}
      </Button>
      {isShown && ListChoice ? <ListChoice ticker={ticker} isWanted={shouldAdd} /> : null}
    </div>
  );
}
