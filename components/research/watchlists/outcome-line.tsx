import { useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Button } from '@/components/ui/forms/button';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import type { Outcome } from './use-steps';
import styles from './watchlists.module.css';

type OutcomeLineProps = {
  outcome: Outcome | undefined;
  isBusy: boolean;
  onUndo: () => void;
  /**
   * Fixes the line at the bottom of the window until it is dismissed, which keeps it near the clicked row without
   * moving content.
   */
  onDismiss?: () => void;
};

/**
 * Shows the result of an action. Undo gets the focus, because the clicked button may be gone. After an undo, the focus
 * moves to the restored stock's row, or to the result if no row is shown.
 */
export function OutcomeLine({ outcome, isBusy, onUndo, onDismiss }: OutcomeLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const undo = outcome?.undo;
  const hadUndo = useRef(false);
  useEffect(() => {
    const wasUndone = hadUndo.current && undo === undefined;
    hadUndo.current = undo !== undefined;
    if (document.activeElement !== document.body) return;
    if (undo) line.current?.querySelector('button')?.focus();
    else if (wasUndone && outcome)
      (restoredRow(line.current, outcome.ticker) ?? line.current?.querySelector('p'))?.focus();
  }, [undo, outcome]);
  return (
    <div
      ref={line}
      role="status"
      className={classNames(styles.outcome, onDismiss && styles.bar)}
      data-tone={outcome?.isRefusal ? 'refusal' : undefined}
    >
      {outcome ? <p tabIndex={-1}>{outcome.text}</p> : null}
      {undo ? (
        <Button weight="outline" isBusy={isBusy} onClick={onUndo}>
          {copy.undo}
        </Button>
      ) : null}
      {outcome && onDismiss ? (
        <Button weight="plain" onClick={dismiss}>
          {copy.dismiss}
        </Button>
      ) : null}
    </div>
  );

  function dismiss() {
    // The clicked button is removed, so move the focus to the field for the next action.
    line.current?.closest('section')?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
    onDismiss?.();
  }
}

/** Finds the first button in a stock's row. */
const restoredRow = (line: HTMLElement | null, ticker = '') =>
  line?.closest('section')?.querySelector<HTMLElement>(`[data-actions-of="${ticker}"] button`);
