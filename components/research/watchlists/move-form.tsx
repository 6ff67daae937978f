import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import type { Watchlist } from '@/lib/contracts/research/watchlists';
import styles from './row-actions.module.css';

type MoveFormProps = {
  ticker: string;
  /** The lists to which the stock can be moved. */
  others: readonly Pick<Watchlist, 'id' | 'name'>[];
  isBusy: boolean;
  onMove: (to: string) => void;
  onCancel: () => void;
};

/** Selects another list for a stock. The move happens on submit, because arrow keys change a selection. */
export function MoveForm({ ticker, others, isBusy, onMove, onCancel }: MoveFormProps) {
  const [to, setTo] = useState(others[0]?.id ?? '');
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form
      className={styles.choice}
      onKeyDown={cancelOnEscape}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onMove(to);
      }}
    >
      <select
        className={styles.target}
        aria-label={copy.moveTo(ticker)}
        autoFocus
        value={to}
        onChange={({ currentTarget: { value } }) => setTo(value)}
      >
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" isBusy={isBusy}>
        {copy.moveShort}
      </Button>
      <Button weight="plain" onClick={onCancel}>
        {copy.cancelMove}
      </Button>
    </form>
  );
}
