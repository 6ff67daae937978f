import { useState } from 'react';
import { SignalTable } from '@/components/blocks/record/signal-table';
import { Button } from '@/components/ui/forms/button';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { signalCopy as copy } from '@/lib/content/research/timing';
import styles from './signal-list.module.css';
import type { LoadWholeTable, LongTableProps } from './signal-source';

/** Kept small, because a page has several of these tables and each row is a card on phones. */
const shownAtFirst = 5;

/** The first signals of a list; the rest are shown on demand. */
export function LongTable({ loadWhole, ...props }: LongTableProps & { loadWhole: LoadWholeTable }) {
  const { lines, total, caption, cursor = null } = props;
  const [isExpanded, setIsExpanded] = useState(false);
  const { part: WholeTable, failure, retry } = useLazyModule(loadWhole, isExpanded);
  if (WholeTable) return <WholeTable {...props} />;
  const shown = lines.slice(0, shownAtFirst);
  return (
    <div className={styles.long}>
      <SignalTable caption={caption(shown.length)} lines={shown} />
      {lines.length > shownAtFirst || cursor !== null ? (
        <div data-needs-scripts="" className={styles.more}>
          <Button
            weight="outline"
            isBusy={isExpanded && !failure}
            onClick={failure ? retry : () => setIsExpanded(true)}
          >
            {copy.more}
          </Button>
          <p role="status" className={styles.facts}>
            {failure ? failure.text : copy.progress(shown.length, total)}
          </p>
        </div>
      ) : null}
    </div>
  );
}
