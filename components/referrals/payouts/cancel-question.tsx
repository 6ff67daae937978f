import { useId } from 'react';
import { Button } from '@/components/ui/forms/button';
import { payoutCopy as copy } from '@/lib/content/referrals/payouts-page';
import styles from './history-section.module.css';

type CancelQuestionProps = { sum: string; isBusy: boolean; onCancel: () => void; onKeep: () => void };

/** Asks before a payout is canceled, and says what happens to the amount. */
export function CancelQuestion({ sum, isBusy, onCancel, onKeep }: CancelQuestionProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <h3 id={id} className={styles.title}>
        {copy.cancelTitle(sum)}
      </h3>
      <p role="status" tabIndex={-1} ref={focusText}>
        {copy.cancelText}
      </p>
      <div className={styles.answers}>
        <Button weight="danger" isBusy={isBusy} busyLabel={copy.canceling} onClick={onCancel}>
          {copy.cancelYes}
        </Button>
        <Button weight="outline" onClick={onKeep}>
          {copy.cancelNo}
        </Button>
      </div>
    </div>
  );
}

/** Focuses the text that replaced the clicked button. */
const focusText = (text: HTMLElement | null) => text?.focus();
