import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/forms/button';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import type { Outcome } from './use-steps';
import styles from './watchlists.module.css';

type OutcomeLineProps = { outcome: Outcome | undefined; isBusy: boolean; onUndo: () => void };

/** Shows the result of an action. Undo gets the focus, because the button may be gone. */
export function OutcomeLine({ outcome, isBusy, onUndo }: OutcomeLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const undo = outcome?.undo;
  useEffect(() => {
    if (undo && document.activeElement === document.body) line.current?.querySelector('button')?.focus();
  }, [undo]);
  return (
    <div ref={line} role="status" className={styles.outcome} data-tone={outcome?.isRefusal ? 'refusal' : undefined}>
      {outcome ? <p>{outcome.text}</p> : null}
      {undo ? (
        <Button weight="outline" isBusy={isBusy} onClick={onUndo}>
          {copy.undo}
        </Button>
      ) : null}
    </div>
  );
}
