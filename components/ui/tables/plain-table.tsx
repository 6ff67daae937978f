import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './table.module.css';
// The import order matters: the table's styles, then those of cards, then those of special cards.
import cards from './table-cards.module.css';
import cardLines from './table-card-lines.module.css';

type PlainTableProps = {
  caption: ReactNode;
  /**
   * The first column names the row and is the card's title on small screens. There, an `isAside` cell is beside the
   * title, an `isHalf` cell takes half the card's width, and an `isLine` cell is a line without a label.
   */
  columns: readonly { header: string; isNumeric?: boolean; isAside?: boolean; isHalf?: boolean; isLine?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table without sorting and footer, for pages that must keep the full table out of their first load. */
export const PlainTable = ({ caption, columns, rows }: PlainTableProps) => (
  <table className={classNames(styles.table, cards.cards, cardLines.lines)}>
    <caption className={styles.caption}>{caption}</caption>
    <thead className={styles.head}>
      <tr>
        {columns.map(({ header, isNumeric }) => (
          <th key={header} scope="col" className={isNumeric ? styles.numeric : undefined}>
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells }) => (
        <tr key={key} className={styles.row}>
          {columns.map(({ header, isNumeric, isAside, isHalf, isLine }, index) => {
            const Cell = index === 0 ? 'th' : 'td';
            const place = index === 0 ? 'title' : isAside ? 'aside' : isLine ? 'line' : undefined;
            return (
              <Cell
                key={header}
                scope={index === 0 ? 'row' : undefined}
                className={classNames(styles.cell, isNumeric && styles.numeric)}
                data-label={header}
                data-card={place}
                data-half={isHalf ? '' : undefined}
              >
                {cells[index]}
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
