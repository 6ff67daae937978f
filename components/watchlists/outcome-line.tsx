import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { watchlistWords as words } from '@/lib/content/watchlists';
import type { Outcome } from './use-steps';
import styles from './watchlists.module.css';

type OutcomeLineProps = { outcome: Outcome | undefined; isBusy: boolean; onUndo: () => void };

/** Says what happened. The button that did it may be gone, so the way back gets the focus. */
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
          {words.undo}
        </Button>
      ) : null}
    </div>
  );
}
