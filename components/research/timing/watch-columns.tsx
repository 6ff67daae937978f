import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { Column } from '@/components/ui/tables/table';
import type { PickLine, WatchLine } from '@/lib/content/research/watch-view';
import { paths } from '@/lib/domain/shared/paths';
import type { WatchColumn } from './watch-order';
import styles from './watch-page.module.css';

/** Columns of the current list. */
export const currentColumns: readonly Column<WatchLine, WatchColumn>[] = [
  { key: 'ticker', header: 'Stock', isRowHeader: true, onCard: 'title', cell: toStock },
  { key: 'reason', header: 'Flagged in', isUnsorted: true, onCard: 'line', cell: toReason },
  { key: 'growth', header: 'Revenue growth', isNumeric: true, cell: ({ picks }) => toFigure(picks, 'growth', 'year') },
  { key: 'pe', header: 'P/E', isNumeric: true, cell: ({ picks }) => toFigure(picks, 'pe', 'median') },
  { key: 'since', header: 'Added', isNumeric: true, cell: ({ since }) => since },
  { key: 'change', header: 'Return since', isNumeric: true, cell: toChange },
];

/** Columns of the removed stocks. */
export const pastColumns: readonly Column<WatchLine, WatchColumn>[] = [
  ...currentColumns.slice(0, 5),
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

/** The rule's reason is the same for all stocks, so the cell lists the sectors where it applied. */
function toReason({ picks, reason, by }: WatchLine) {
  if (picks.length === 0) return by === null ? reason : `${reason} ${by}.`;
  return picks.map(({ sector }) => sector).join(', ');
}

/** A figure with its note, once per sector where they differ. */
function toFigure(picks: readonly PickLine[], figure: 'growth' | 'pe', note: 'year' | 'median') {
  if (picks.length === 0) return '–';
  const shown = new Map(picks.map((pick) => [`${pick[figure]} ${pick[note]}`, pick]));
  return [...shown].map(([key, pick]) => (
    <span key={key} className={styles.figure}>
      {pick[figure]} <span className={styles.name}>{pick[note]}</span>
    </span>
  ));
}

function toChange({ change: { text, sign } }: WatchLine) {
  return (
    <SignedFigure of={sign} hasMark>
      {text}
    </SignedFigure>
  );
}
