import { useState } from 'react';
import { SignalTable } from '@/components/blocks/record/signal-table';
import { Button } from '@/components/ui/forms/button';
import type { SignalLine } from '@/lib/content/research/signal-line';
import { signalCopy as copy } from '@/lib/content/research/timing';
import styles from './signal-list.module.css';

/** Several such tables are on one page, each row a card on phones. */
const shownAtFirst = 5;

type LongTableProps = { lines: readonly SignalLine[]; caption: (shown: number) => string };

/** The first signals, and the rest on request. */
export function LongTable({ lines, caption }: LongTableProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? lines : lines.slice(0, shownAtFirst);
  return (
    <div className={styles.long}>
      <SignalTable caption={caption(shown.length)} lines={shown} />
      {lines.length > shownAtFirst ? (
        <div data-needs-scripts="">
          <Button weight="outline" onClick={() => setIsExpanded(!isExpanded)}>
            {copy.more(isExpanded ? shownAtFirst : lines.length)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
