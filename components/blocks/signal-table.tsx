import { useId } from 'react';
import { Link } from '@/components/ui/link';
import { SignedFigure } from '@/components/ui/signed-figure';
import { Table, type Column } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import type { SignalLine } from '@/lib/content/signal-line';
import styles from './signal-table.module.css';

const columns: readonly Column<SignalLine>[] = [
  { key: 'subject', header: 'Signal for', isRowHeader: true, onCard: 'line', cell: toSubject },
  { key: 'says', header: 'Says', cell: ({ says, sign }) => <SignedFigure of={sign}>{says}</SignedFigure> },
  toFigures('issued', 'Issued'),
  toFigures('over', 'Over'),
  toFigures('due', 'Due'),
  toFigures('from', 'From'),
  toFigures('expects', 'Expects'),
  toFigures('band', 'Error band'),
  toFigures('guess', 'Plain guess'),
  { key: 'came', header: 'What came', onCard: 'line', cell: toCame },
];

/** Signals one by one, each with its band and the plain guess: without those it is not in the list. */
export function SignalTable({ caption, lines }: { caption: string; lines: readonly SignalLine[] }) {
  const id = useId();
  return (
    <div className={styles.wide} role="region" aria-labelledby={id} tabIndex={0}>
      <Table
        isWide
        caption={<span id={id}>{caption}</span>}
        columns={columns}
        rows={lines}
        rowKey={(line) => line.id}
      />
    </div>
  );
}

type Figures = 'issued' | 'over' | 'due' | 'from' | 'expects' | 'band' | 'guess';

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
