import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { saveWords as words } from '@/lib/content/application/words';
import styles from './flow.module.css';
import { timeOfDay } from './time-of-day';
import type { Draft } from './use-draft';

type SaveLineProps = { draft: Draft; onTakeTheirs: () => void };

/** Whether what was typed is kept. Only trouble is announced: a reader who types need not hear of every save. */
export function SaveLine({ draft: { state, flush, overwrite }, onTakeTheirs }: SaveLineProps) {
  return (
    <div className={styles.save}>
      {state.kind === 'failed' || state.kind === 'conflict' ? null : (
        <p className={styles.saveState} data-kind={state.kind}>
          {sentence()} {words.note}
        </p>
      )}
      <div role="status">
        {state.kind === 'failed' ? (
          <Notice tone="attention" title={words.failedTitle}>
            <p>{words.failed(state.reason)}</p>
            <p className={styles.noticeAction}>
              <Button weight="outline" onClick={() => void flush()}>
                {words.retry}
              </Button>
            </p>
          </Notice>
        ) : null}
        {state.kind === 'conflict' ? (
          <Notice tone="attention" title={words.conflictTitle}>
            <p>{words.conflict}</p>
            <p className={styles.noticeAction}>
              <Button weight="outline" onClick={() => void overwrite()}>
                {words.keepMine}
              </Button>
              <Button weight="outline" onClick={onTakeTheirs}>
                {words.takeTheirs}
              </Button>
            </p>
          </Notice>
        ) : null}
      </div>
    </div>
  );

  function sentence() {
    if (state.kind === 'saved') return <strong>{words.saved(timeOfDay(state.at))}.</strong>;
    if (state.kind === 'saving') return `${words.saving} …`;
    if (state.kind === 'waiting') return `${words.waiting}.`;
    return words.idle;
  }
}
