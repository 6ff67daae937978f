import { useId } from 'react';
import { Link } from '@/components/ui/navigation/link';
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
  toFigures('issued', 'Issued'),
  toFigures('over', 'Period'),
  toFigures('due', 'Due'),
  toFigures('from', 'Start'),
  toFigures('expects', 'Predicted'),
  toFigures('band', 'Error band'),
  toFigures('actual', 'Actual'),
  toFigures('baseline', 'Baseline'),
  { key: 'came', header: 'Result', onCard: 'line', cell: toCame },
];

/** A table of signals with their error band and baseline, and the actual value once one is settled. */
export function SignalTable({ caption, lines }: { caption: string; lines: readonly SignalLine[] }) {
  const id = useId();
  const isSettled = lines.some(({ actual }) => actual !== '');
  return (
    <div className={styles.wide} role="region" aria-labelledby={id} tabIndex={0}>
      <Table
        isWide
        caption={<span id={id}>{caption}</span>}
        columns={isSettled ? columns : columns.filter(({ key }) => key !== 'actual')}
        rows={lines}
        rowKey={(line) => line.id}
      />
    </div>
  );
}

/** Neutral: a predicted fall is no loss. */
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
