import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './table.module.css';
// The import order matters: the table's styles, then those of cards, then those of special cards.
import cards from './table-cards.module.css';
import cardLines from './table-card-lines.module.css';
import sorting from './table-sort.module.css';

export type SortDirection = 'asc' | 'desc';
export type Sort<Key extends string = string> = { key: Key; direction: SortDirection };

export type Column<Row, Key extends string = string> = {
  key: Key;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, for figures. Text is left-aligned. */
  isNumeric?: boolean;
  /** Marks the row header, which screen readers announce with each cell of the row. */
  isRowHeader?: boolean;
  /** Cannot be sorted, for columns such as buttons; the header is never a sort button. */
  isUnsorted?: boolean;
  /**
   * The cell's position when a small screen turns the row into a card; by default, among the details below the title.
   * `title-note` and `line-end` cells have no visible label.
   */
  onCard?: 'title' | 'beside-title' | 'title-note' | 'aside' | 'title-end' | 'line' | 'line-end';
  /** Takes half a line on a roomy card. */
  isHalf?: boolean;
};

type TableProps<Row, Key extends string> = {
  caption: ReactNode;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  /** Summary rows, which stay at the end. */
  foot?: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort?: Sort<Key>;
  onSort?: (key: Key) => void;
  /** Three details per card line instead of four, for long figures. */
  isRoomy?: boolean;
  /** Cells contain sentences: they wrap, and each takes a full line on a card. */
  isWordy?: boolean;
  /** For about a dozen columns: tighter spacing, and horizontal scrolling between the card and page widths. */
  isWide?: boolean;
};

/**
 * The full table. Below 640 pixels each row is a card but is still a table row to screen readers: browsers keep the
 * roles when `display` changes, and the W3C validator rejects explicit roles.
 */
export function Table<Row, Key extends string>({
  caption,
  columns,
  rows,
  foot = [],
  rowKey,
  sort,
  onSort,
  isRoomy = false,
  isWordy = false,
  isWide = false,
}: TableProps<Row, Key>) {
  const toRow = (row: Row) => (
    <tr key={rowKey(row)} className={styles.row}>
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
  return (
    <table
      className={classNames(styles.table, cards.cards, cardLines.lines)}
      data-cells={isRoomy ? 'roomy' : isWordy ? 'wordy' : isWide ? 'wide' : undefined}
    >
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames(column.isNumeric && styles.numeric)}
              aria-sort={ariaSort(column, sort, onSort)}
            >
              {onSort && !column.isUnsorted ? (
                <button
                  type="button"
                  className={classNames(sorting.sort, column.isNumeric && sorting.reversed)}
                  onClick={() => onSort(column.key)}
                >
                  {column.header}
                </button>
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(toRow)}</tbody>
      {foot.length > 0 ? <tfoot className={styles.foot}>{foot.map(toRow)}</tfoot> : null}
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, onCard, isHalf, isNumeric } = column;
  const look = {
    className: classNames(styles.cell, isNumeric && styles.numeric),
    // On cards, CSS shows the column name without it being read out again.
    'data-label': header,
    'data-card': onCard,
    'data-half': isHalf ? '' : undefined,
  };
  return column.isRowHeader ? (
    <th scope="row" {...look}>
      {column.cell(row)}
    </th>
  ) : (
    <td {...look}>{column.cell(row)}</td>
  );
}

function ariaSort({ key, isUnsorted }: Column<never>, sort: Sort | undefined, onSort: unknown) {
  if (!onSort || isUnsorted) return undefined;
  if (sort?.key !== key) return 'none';
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}
