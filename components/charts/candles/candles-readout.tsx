import type { Candles } from '@/lib/contracts/research/charts';
import { barAt, changeWords } from '@/lib/charts/candle-words';
import styles from './candles.module.css';

/** Open, high, low, close, volume and change of the bar under the cursor, or of the last one. */
export function CandlesReadout({ bars, index }: { bars: Candles; index: number }) {
  const bar = barAt(bars, index);
  if (!bar) return null;
  return (
    <dl className={styles.readout}>
      <div>
        <dt>Day</dt>
        <dd>{bar.day}</dd>
      </div>
      {bar.facts.map(({ short, name, value }) => (
        <div key={short}>
          <dt>
            <abbr title={name}>{short}</abbr>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
      {bar.change === null ? null : (
        <div>
          <dt>Change</dt>
          <dd className={bar.change < 0 ? styles.fall : styles.rise}>{changeWords(bar.change)}</dd>
        </div>
      )}
    </dl>
  );
}
