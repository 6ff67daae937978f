import { prefetchModals } from '@/components/modals/load-modals';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/forms/button';
import { useSession } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { addToWatchlist } from '@/lib/content/research/add-to-watchlist';
import { useState } from 'react';
import styles from './add-to-watchlist.module.css';

const loadChoice = async () => (await import('./list-choice')).ListChoice;

/** On a stock's page: adds it to the reader's lists. Code for members is fetched on a press. */
export function AddToWatchlist({ ticker }: { ticker: string }) {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen && user !== null;
  const { part: ListChoice, isLost, retry } = useLazyModule(loadChoice, isShown);

  const press = () => {
    if (!user) openModal('login');
    if (isLost) retry();
    setIsOpen(!user || !isOpen);
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
        aria-expanded={isShown}
        onClick={press}
        onPointerEnter={user ? undefined : prefetchModals}
        onFocus={user ? undefined : prefetchModals}
      >
        {addToWatchlist}
      </Button>
      {isShown && ListChoice ? <ListChoice ticker={ticker} /> : null}
    </div>
  );
}
