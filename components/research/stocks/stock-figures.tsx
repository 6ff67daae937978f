import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { StockPart } from '@/lib/domain/research/stock-parts';
import type { StockFigure } from '@/lib/server/research/stocks/page-props/stock-view';
import styles from './stock-figures.module.css';

/** A stock's key figures, each with its day or year. */
export function StockFigures({ figures, meaning }: { figures: readonly StockFigure[]; meaning: string }) {
  return (
    <div id={'figures' satisfies StockPart} className={styles.strip}>
      <dl className={styles.figures}>
        {figures.map(({ label, value, note, change }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>
              {change === undefined ? null : (
                <SignedFigure of={change.value} hasMark>
                  {change.text}
                </SignedFigure>
              )}{' '}
              {note}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.meaning}>{meaning}</p>
    </div>
  );
}
