import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './table.module.css';
// The order of imports matters: the table's styles, then the cards', then the special cards'.
import cards from './table-cards.module.css';
import cardLines from './table-card-lines.module.css';
import sorting from './table-sort.module.css';

export type SortDirection = 'asc' | 'desc';
export type Sort<Key extends string = string> = { key: Key; direction: SortDirection };

export type Column<Row, Key extends string = string> = {
  key: Key;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned, text is left-aligned. */
  isNumeric?: boolean;
  /** Row header: screen readers announce it with every cell. */
  isRowHeader?: boolean;
  /** Holds what has no order, such as buttons: its header is never a sort button. */
  isUnsorted?: boolean;
  /**
   * Where the cell goes when a small screen turns the row into a card; without it, among the details below the title. A
   * title's note and a line's end have no visible label.
   */
  onCard?: 'title' | 'beside-title' | 'title-note' | 'aside' | 'title-end' | 'line' | 'line-end';
  /** On a roomy card the detail takes half a line. */
  isHalf?: boolean;
};

type TableProps<Row, Key extends string> = {
  caption: ReactNode;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  /** Summary rows: always at the end. */
  foot?: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort?: Sort<Key>;
  onSort?: (key: Key) => void;
  /** Three details to a card's line instead of four, where figures are long. */
  isRoomy?: boolean;
  /** Cells contain sentences: they wrap, and on a card each has its own line. */
  isWordy?: boolean;
  /** A dozen columns: tight, and between a card's width and the page's it scrolls sideways. */
  isWide?: boolean;
};

/**
 * The table component. Below 640 pixels every row is a card, and still a table to screen readers: browsers keep the
 * roles when the display changes, and the W3C validator rejects explicit ones.
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
    // A card repeats the column's name by CSS: visible, but not read out again.
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
