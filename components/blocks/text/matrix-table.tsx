import type { ReactNode } from 'react';
import { CheckMark, Dash } from '@/components/ui/marks';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Matrix } from '@/lib/content/research/story-blocks';
import styles from './matrix-table.module.css';

type MatrixTableProps = Omit<Matrix, 'caption'> & { caption: ReactNode };

/** A table of text and figures. Cells wrap, and on small screens each row is a card. */
export function MatrixTable({ caption, columns: [corner, ...columns], rows }: MatrixTableProps) {
  const isFigures = columns.map((_, at) => rows.every(({ cells }) => isFigure(cells[at])));
  const classOf = (at: number) => (isFigures[at] ? styles.figures : undefined);
  return (
    <table className={styles.matrix}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={classOf(at)}>
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
              <td key={columns[at]} data-label={columns[at]} className={classOf(at)}>
                {marks[cell] ?? cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Yes and no are shown as a check and a dash; screen readers read the word. */
const marks: Record<string, ReactNode> = {
  Yes: (
    <span className={styles.yes}>
      <CheckMark />
      <VisuallyHidden>Yes</VisuallyHidden>
    </span>
  ),
  No: (
    <span className={styles.no}>
      <Dash />
      <VisuallyHidden>No</VisuallyHidden>
    </span>
  ),
};

/** Whether a cell contains only an amount, a count or a percentage. */
const isFigure = (cell: string | undefined) => cell !== undefined && /^[−+]?\$?[\d,.]+[%x]?$/.test(cell);
