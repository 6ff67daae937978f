import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/forms/button';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import type { Watchlist } from '@/lib/contracts/research/watchlists';
import { MoveForm } from './move-form';
import styles from './row-actions.module.css';

export type RowActionsProps = {
  isBusy: boolean;
  /** The lists to which the stock can be moved. */
  others: readonly Pick<Watchlist, 'id' | 'name'>[];
  onAlert: (ticker: string) => void;
  onMove: (row: Watchlist['symbols'][number], to: string) => void;
  onTake: (row: Watchlist['symbols'][number]) => void;
};

/** The actions for a stock in a list. */
export function RowActions({
  row,
  isBusy,
  others,
  onAlert,
  onMove,
  onTake,
}: RowActionsProps & { row: Watchlist['symbols'][number] }) {
  const { ticker } = row;
  const [isMoving, setIsMoving] = useState(false);
  const moveButton = useRef<HTMLSpanElement>(null);
  const cancel = () => {
    // The focused form is removed, so return the focus to the button.
    flushSync(() => setIsMoving(false));
    moveButton.current?.querySelector('button')?.focus();
  };
  const [only] = others;
  if (isMoving && others.length > 1)
    return (
      <span className={styles.actions} data-actions-of={ticker}>
        <MoveForm
          {...{ ticker, others, isBusy }}
          onMove={(to) => {
            setIsMoving(false);
            onMove(row, to);
          }}
          onCancel={cancel}
        />
      </span>
    );
  return (
    <span className={styles.actions} data-actions-of={ticker}>
      <Button weight="plain" onClick={() => onAlert(ticker)} aria-label={copy.setAlert(ticker)}>
        {copy.setAlertShort}
      </Button>
      {only && others.length === 1 ? (
        <Button
          weight="plain"
          isBusy={isBusy}
          onClick={() => onMove(row, only.id)}
          aria-label={copy.moveOnlyOf(ticker, only.name)}
        >
          <span className={styles.only}>{copy.moveOnly(only.name)}</span>
        </Button>
      ) : null}
      {others.length > 1 ? (
        <span ref={moveButton}>
          <Button weight="plain" onClick={() => setIsMoving(true)} aria-label={copy.move(ticker)}>
            {copy.moveShort}
          </Button>
        </span>
      ) : null}
      <Button weight="plain" isBusy={isBusy} onClick={() => onTake(row)} aria-label={copy.take(ticker)}>
        {copy.takeShort}
      </Button>
    </span>
  );
}
