import { useEffect, useRef } from 'react';
import { SignalTable } from '@/components/blocks/record/signal-table';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Button } from '@/components/ui/forms/button';
import { signalCopy as copy } from '@/lib/content/research/timing';
import { readLaterSignals } from './read-later-signals';
import styles from './signal-list.module.css';
import type { LongTableProps } from './signal-source';
import { useLaterLines } from './use-later-lines';

/** A full list: its first page, and further pages on demand. Loads when the first page is expanded. */
export function WholeTable({ lines, total, caption, cursor = null, source }: LongTableProps) {
  const { hasMore, isBusy, failure, more, ...later } = useLaterLines(cursor, (from) => readLaterSignals(source, from));
  const shown = [...lines, ...later.lines];
  const place = useRef<HTMLDivElement>(null);

  // The focused button was removed, because the list was expanded or its last page is shown.
  useEffect(() => {
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button, [role=status]')?.focus({ preventScroll: true });
  }, [hasMore]);

  return (
    <div className={styles.long}>
      <SignalTable caption={caption(shown.length)} lines={shown} />
      {failure ? (
        <ErrorState title={copy.failed} onRetry={more}>
          {failure}
        </ErrorState>
      ) : null}
      <div className={styles.more} ref={place}>
        {hasMore && !failure ? (
          <Button weight="outline" isBusy={isBusy} busyLabel={copy.loading} onClick={more}>
            {copy.more}
          </Button>
        ) : null}
        <p role="status" tabIndex={-1} className={styles.facts}>
          {copy.progress(shown.length, hasMore ? total : shown.length)}
        </p>
      </div>
    </div>
  );
}
