import { ChartShell } from '@/components/charts/frame/chart-shell';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { GridCell, MonthGrid } from '@/lib/charts/signals/month-grid';
import { performancePage as copy } from '@/lib/content/signals/performance-page';
import styles from './month-table.module.css';

/** One row per year and one column per month, with the total at the end. Small screens show four months per line. */
export const MonthTable = ({ grid: { columns, rows, caption } }: { grid: MonthGrid }) => (
  <ChartShell title={copy.charts.months}>
    <table className={styles.grid}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{copy.charts.year}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map(({ year, months, total }) => (
          <tr key={year} className={styles.row}>
            <th scope="row" className={styles.year}>
              {year}
            </th>
            {months.map((month, index) => (
              <MonthCell key={columns[index]} name={columns[index] ?? ''} cell={month} />
            ))}
            <MonthCell name={copy.charts.total} cell={total} isTotal />
          </tr>
        ))}
      </tbody>
    </table>
  </ChartShell>
);

type MonthCellProps = { name: string; cell: GridCell; isTotal?: boolean };

const MonthCell = ({ name, cell, isTotal = false }: MonthCellProps) => (
  <td data-label={name} data-level={cell?.level} className={isTotal ? styles.total : styles.month}>
    {cell ? (
      <>
        <SignedFigure of={cell.sign}>{cell.text}</SignedFigure>
        <span className={styles.trades}>{cell.trades}</span>
      </>
    ) : (
      <span className={styles.none}>–</span>
    )}
  </td>
);
