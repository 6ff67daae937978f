import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { saveCopy as copy } from '@/lib/content/brokerage/application/copy';
import styles from './flow.module.css';
import { timeOfDay } from './time-of-day';
import type { Draft } from './use-draft';

type SaveLineProps = { draft: Draft; onTakeTheirs: () => void };

/** Shows whether input is saved. Screen readers announce only failures. */
export function SaveLine({ draft: { state, flush, overwrite }, onTakeTheirs }: SaveLineProps) {
  return (
    <div className={styles.save}>
      {state.kind === 'failed' || state.kind === 'conflict' ? null : (
        <p className={styles.saveState} data-kind={state.kind}>
          {sentence()} {copy.note}
        </p>
      )}
      <div role="status">
        {state.kind === 'failed' ? (
          <Notice tone="attention" title={copy.failedTitle}>
            <p>{copy.failed(state.reason)}</p>
            <p className={styles.noticeAction}>
              <Button weight="outline" onClick={() => void flush()}>
                {copy.retry}
              </Button>
            </p>
          </Notice>
        ) : null}
        {state.kind === 'conflict' ? (
          <Notice tone="attention" title={copy.conflictTitle}>
            <p>{copy.conflict}</p>
            <p className={styles.noticeAction}>
              <Button weight="outline" onClick={() => void overwrite()}>
                {copy.keepMine}
              </Button>
              <Button weight="outline" onClick={onTakeTheirs}>
                {copy.takeTheirs}
              </Button>
            </p>
          </Notice>
        ) : null}
      </div>
    </div>
  );

  function sentence() {
    if (state.kind === 'saved') return <strong>{copy.saved(timeOfDay(state.at))}.</strong>;
    if (state.kind === 'saving') return `${copy.saving} …`;
    if (state.kind === 'waiting') return `${copy.waiting}.`;
    return copy.idle;
  }
}
