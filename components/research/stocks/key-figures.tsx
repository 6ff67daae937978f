import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { StockPart } from '@/lib/domain/research/stock-parts';
import type { KeyFigure, KeyFigures as Figures } from '@/lib/server/research/stocks/page-props/key-figure';
import type { StockPageCopy } from '@/lib/server/research/stocks/page-props/stock-copy';
import styles from './key-figures.module.css';

type KeyFiguresProps = { ticker: string; figures: Figures; source: string; copy: StockPageCopy['figures'] };

/** A stock's key figures, each with its sector's median and its percentile. A fund's returns are in a second table. */
export function KeyFigures({ ticker, figures: { rows, sector, returns }, source, copy }: KeyFiguresProps) {
  const table = { ticker, sector, columns: copy.columns };
  return (
    <section id={'figures' satisfies StockPart} className={styles.card} aria-labelledby="key-figures">
      <h2 className={styles.title} id="key-figures">
        {copy.title}
      </h2>
      <div className={returns ? styles.pair : undefined}>
        <FigureTable {...table} title={copy.columns.figure} rows={rows} />
        {returns ? <FigureTable {...table} {...returns} /> : null}
      </div>
      <p className={styles.meaning}>
        {source} {copy.comparedWith} {copy.notMeaningful}
      </p>
    </section>
  );
}

type FigureTableProps = Pick<KeyFiguresProps['copy'], 'columns'> & {
  ticker: string;
  sector: string | null;
  title: string;
  rows: readonly KeyFigure[];
};

const FigureTable = ({ ticker, sector, title, rows, columns }: FigureTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">{ticker}</th>
        {sector === null ? null : (
          <>
            <th scope="col">
              {columns.median} <span className={styles.note}>{sector}</span>
            </th>
            <th scope="col">{columns.percentile}</th>
          </>
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row">
            {row.label} <span className={styles.note}>{row.note}</span>
          </th>
          <td className={styles.value}>
            {row.sign === undefined ? row.value : <SignedFigure of={row.sign}>{row.value}</SignedFigure>}
          </td>
          {sector === null ? null : <Standing {...row} />}
        </tr>
      ))}
    </tbody>
  </table>
);

const Standing = ({ median, percentile }: KeyFigure) => (
  <>
    <td className={styles.median}>{median}</td>
    <td>
      {percentile === null ? (
        '–'
      ) : (
        <span className={styles.percentile}>
          <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="6" className={styles.rest} />
            <rect width={percentile} height="6" className={styles.part} />
          </svg>
          {percentile}%
        </span>
      )}
    </td>
  </>
);
