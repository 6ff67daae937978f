import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/navigation/link';
import more from '@/components/ui/tables/more-columns.module.css';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { Table, type Column } from '@/components/ui/tables/table';
import { Tag } from '@/components/ui/tag';
import type { SignalLine } from '@/lib/content/research/signal-line';
import styles from './signal-table.module.css';

const columns: readonly Column<SignalLine>[] = [
  { key: 'subject', header: 'Signal', isRowHeader: true, onCard: 'title', cell: toSubject },
  {
    key: 'says',
    header: 'Direction',
    onCard: 'aside',
    cell: toDirection,
  },
  { key: 'came', header: 'Result', onCard: 'line', cell: toCame },
  toFigures('issued', 'Issued'),
  toFigures('over', 'Period'),
  toFigures('due', 'Due'),
  toFigures('from', 'Start'),
  toFigures('expects', 'Predicted'),
  toFigures('band', 'Error band'),
  toFigures('actual', 'Actual'),
  toFigures('baseline', 'Baseline'),
];

/**
 * A table of signals with error band and baseline, and the actual value once any signal has settled. A period shared by
 * all signals is in the caption instead of a column.
 */
export function SignalTable({ caption, lines }: { caption: string; lines: readonly SignalLine[] }) {
  const id = useId();
  const isSettled = lines.some(({ actual }) => actual !== '');
  const [period, ...others] = new Set(lines.map(({ over }) => over));
  const only = period !== undefined && others.length === 0 ? period : null;
  const hidden = [isSettled ? '' : 'actual', only === null ? '' : 'over'];
  return (
    <div className={classNames(more.edge, more.paper)}>
      <div className={styles.wide} role="region" aria-labelledby={id} tabIndex={0}>
        <Table
          isWide
          caption={
            <span id={id} className={styles.caption}>
              {only === null ? caption : `${caption} Period: ${only}.`}
            </span>
          }
          columns={columns.filter(({ key }) => !hidden.includes(key))}
          rows={lines}
          rowKey={(line) => line.id}
        />
      </div>
    </div>
  );
}

/** Without gain and loss colors, because a predicted fall is not a loss. */
function toDirection({ says, sign }: SignalLine) {
  return (
    <span className={styles.direction}>
      {sign === 0 ? null : <span aria-hidden="true">{sign > 0 ? '▲' : '▼'}</span>}
      {says}
    </span>
  );
}

type Figures = 'issued' | 'over' | 'due' | 'from' | 'expects' | 'band' | 'actual' | 'baseline';

function toFigures(key: Figures, header: string): Column<SignalLine> {
  return { key, header, isNumeric: true, cell: (line) => line[key] };
}

function toSubject({ subject, note, href }: SignalLine) {
  return (
    <span className={styles.subject}>
      <Link href={href} className={styles.link}>
        {subject}
      </Link>
      {note ? <span className={styles.note}>{note}</span> : null}
    </span>
  );
}

function toCame({ came: { text, note, sign, isLate } }: SignalLine) {
  return (
    <span className={styles.came}>
      {isLate ? <Tag tone="attention">{text}</Tag> : <SignedFigure of={sign}>{text}</SignedFigure>}
      {note ? <span className={styles.note}>{note}</span> : null}
    </span>
  );
}
