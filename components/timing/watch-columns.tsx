import { Link } from '@/components/ui/link';
import { SignedFigure } from '@/components/ui/signed-figure';
import type { Column } from '@/components/ui/table';
import type { WatchLine } from '@/lib/content/watch-view';
import { paths } from '@/lib/domain/paths';
import type { WatchColumn } from './watch-order';
import styles from './watch-page.module.css';

/** Why a stock is on the list, since when, and what its price did. */
export const currentColumns: readonly Column<WatchLine, WatchColumn>[] = [
  { key: 'ticker', header: 'Stock', isRowHeader: true, onCard: 'title', cell: toStock },
  { key: 'reason', header: 'Reason', isUnsorted: true, onCard: 'line', cell: ({ reason, by }) => `${reason} ${by}.` },
  { key: 'since', header: 'Since', isNumeric: true, cell: ({ since }) => since },
  { key: 'change', header: 'Change since', isNumeric: true, cell: toChange },
];

/** The same of those taken off, until the day they were. */
export const pastColumns: readonly Column<WatchLine, WatchColumn>[] = [
  ...currentColumns.slice(0, 3),
  { key: 'until', header: 'Until', isNumeric: true, cell: ({ until }) => until },
  { key: 'change', header: 'Change meanwhile', isNumeric: true, cell: toChange },
];

function toStock({ ticker, name }: WatchLine) {
  return (
    <span className={styles.stock}>
      <Link href={paths.stock(ticker)}>{ticker}</Link>
      <span className={styles.name}>{name}</span>
    </span>
  );
}

function toChange({ change: { text, sign } }: WatchLine) {
  return (
    <SignedFigure of={sign} hasMark>
      {text}
    </SignedFigure>
  );
}
