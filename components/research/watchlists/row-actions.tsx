import { Button } from '@/components/ui/forms/button';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import type { Watchlist } from '@/lib/contracts/research/watchlists';
import styles from './row-actions.module.css';

export type RowActionsProps = {
  isBusy: boolean;
  /** The lists that the stock may be moved to. */
  others: readonly Pick<Watchlist, 'id' | 'name'>[];
  onAlert: (ticker: string) => void;
  onMove: (row: Watchlist['symbols'][number], to: string) => void;
  onTake: (row: Watchlist['symbols'][number]) => void;
};

/** What can be done with a stock of a list. */
export function RowActions({
  row,
  isBusy,
  others,
  onAlert,
  onMove,
  onTake,
}: RowActionsProps & { row: Watchlist['symbols'][number] }) {
  const { ticker } = row;
  return (
    <span className={styles.actions} data-actions-of={ticker}>
      <Button weight="plain" onClick={() => onAlert(ticker)} aria-label={copy.setAlert(ticker)}>
        {copy.setAlertShort}
      </Button>
      {others.length > 0 ? (
        <select
          className={styles.move}
          aria-label={copy.move(ticker)}
          disabled={isBusy}
          value=""
          onChange={({ currentTarget: { value } }) => onMove(row, value)}
        >
          <option value="" disabled hidden>
            {copy.moveShort}
          </option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
      <Button weight="plain" isBusy={isBusy} onClick={() => onTake(row)} aria-label={copy.take(ticker)}>
        {copy.takeShort}
      </Button>
    </span>
  );
}
