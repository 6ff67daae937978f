import type { ReactNode } from 'react';
import type { Matrix } from '@/lib/content/story-blocks';
import styles from './matrix-table.module.css';

type MatrixTableProps = Omit<Matrix, 'caption'> & { caption: ReactNode };

/** A table of words: it wraps, and on small screens each row stands by itself under its name. */
export function MatrixTable({ caption, columns: [corner, ...columns], rows }: MatrixTableProps) {
  return (
    <table className={styles.matrix}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {row.cells.map((cell, at) => (
              <td key={columns[at]} data-label={columns[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
