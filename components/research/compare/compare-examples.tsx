import { DrawnSparkline } from '@/components/charts/lines/drawn-sparkline';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { SampleTag } from '@/components/ui/tag';
import { compareCopy as copy } from '@/lib/content/research/stocks';
import { comparisonQuery, type ComparisonChoice } from '@/lib/domain/research/comparison';
import { addressWith } from '@/lib/domain/research/screener/address';
import { paths } from '@/lib/domain/shared/paths';
import type { CompareProps } from '@/lib/server/research/stocks/page-props/compare';
import type { PeerRow } from '@/lib/server/research/stocks/page-props/stock-peers';
import styles from './compare-examples.module.css';

type CompareExamplesProps = Pick<CompareProps, 'examples' | 'isSample'> & { choice: ComparisonChoice };

/** Example comparisons, one click each. They keep the selected metric and period. */
export const CompareExamples = ({ examples, isSample, choice }: CompareExamplesProps) => (
  <nav aria-label={copy.examplesTitle}>
    <h2 className={styles.title}>
      {copy.examplesTitle} {isSample ? <SampleTag /> : null}
    </h2>
    <ul className={styles.list}>
      {copy.examples.map(({ label, tickers }) => (
        <li key={label} className={styles.card}>
          <Link href={addressWith(paths.compare, comparisonQuery({ ...choice, tickers }))} className={styles.link}>
            {label}
          </Link>
          <Rows rows={examples[label] ?? []} label={label} />
        </li>
      ))}
    </ul>
  </nav>
);

const Rows = ({ rows, label }: { rows: readonly PeerRow[]; label: string }) =>
  rows.length === 0 ? null : (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {copy.exampleColumns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ ticker, year, price, change, changeText }) => (
          <tr key={ticker}>
            <th scope="row">{ticker}</th>
            <td>{year.line === null ? null : <DrawnSparkline {...year} line={year.line} />}</td>
            <td>{price}</td>
            <td>
              <SignedFigure of={change ?? 0} hasMark>
                {changeText}
              </SignedFigure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
