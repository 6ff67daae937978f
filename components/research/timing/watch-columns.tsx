import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { Column } from '@/components/ui/tables/table';
import type { WatchLine } from '@/lib/content/research/watch-view';
import { paths } from '@/lib/domain/shared/paths';
import type { WatchColumn } from './watch-order';
import styles from './watch-page.module.css';

/** Columns of the current list. */
export const currentColumns: readonly Column<WatchLine, WatchColumn>[] = [
  { key: 'ticker', header: 'Stock', isRowHeader: true, onCard: 'title', cell: toStock },
  {
    key: 'reason',
    header: 'Reason',
    isUnsorted: true,
    onCard: 'line',
    cell: ({ reason, by }) => (by === null ? reason : `${reason} ${by}.`),
  },
  { key: 'since', header: 'Added', isNumeric: true, cell: ({ since }) => since },
  { key: 'change', header: 'Return since', isNumeric: true, cell: toChange },
];

/** Columns of the removed stocks. */
export const pastColumns: readonly Column<WatchLine, WatchColumn>[] = [
  ...currentColumns.slice(0, 3),
  { key: 'until', header: 'Removed', isNumeric: true, cell: ({ until }) => until },
  { key: 'change', header: 'Return while listed', isNumeric: true, cell: toChange },
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
