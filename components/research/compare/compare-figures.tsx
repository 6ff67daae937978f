import type { CSSProperties } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import more from '@/components/ui/tables/more-columns.module.css';
import { SampleTag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { paths } from '@/lib/domain/shared/paths';
import type { CompareProps } from '@/lib/server/research/stocks/page-props/compare';
import type { CompareCell } from '@/lib/server/research/stocks/page-props/compare-table';
import styles from './compare-figures.module.css';

type CompareFiguresProps = Pick<CompareProps, 'isSample' | 'source'> & { table: NonNullable<CompareProps['table']> };

/**
 * The key figures of the compared stocks in columns. The best value of a row is bold and tinted, with a text for screen
 * readers.
 */
export function CompareFigures({ table: { caption, head, rows, note }, isSample, source }: CompareFiguresProps) {
  return (
    <div className={styles.card}>
      <h2 className={styles.title} id="compared-figures">
        {caption} {isSample ? <SampleTag /> : null}
      </h2>
      <div className={more.edge}>
        <div className={styles.scroll} role="region" aria-labelledby="compared-figures" tabIndex={0}>
          <table className={styles.table} style={{ '--stocks': head.length } as CSSProperties}>
            <thead>
              <tr>
                <td />
                {head.map(({ ticker, name, sectors }) => (
                  <th key={ticker} scope="col" title={[name, sectors].filter(Boolean).join(', ')}>
                    <Link href={paths.stock(ticker)}>{ticker}</Link>
                    <span className={styles.name}>{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    <td key={head[index]?.ticker}>
                      <Value {...cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <p className={styles.note}>
        {note} {source}
      </p>
    </div>
  );
}

const Value = ({ text, sign, mark }: CompareCell) => (
  <span className={mark && styles.best}>
    {sign === undefined ? (
      text
    ) : (
      <SignedFigure of={sign} hasMark>
        {text}
      </SignedFigure>
    )}
    {mark && <VisuallyHidden> {mark}</VisuallyHidden>}
  </span>
);
