import type { Candles } from '@/lib/contracts/research/charts';
import { barAt, besideAt, signedChange, eventsAt } from '@/lib/charts/candle-text';
import type { BesideLine } from './candles-plot';
import styles from './candles.module.css';

type CandlesReadoutProps = { bars: Candles; beside: BesideLine | null; index: number };

/** Prices, volume, change, comparison and events of the bar under the cursor, or of the last bar. */
export function CandlesReadout({ bars, beside, index }: CandlesReadoutProps) {
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
          <dd className={bar.change < 0 ? styles.fall : styles.rise}>{signedChange(bar.change)}</dd>
        </div>
      )}
      {besideAt(beside, index).map(({ label, change }) => (
        <div key={label}>
          <dt>{label} since start</dt>
          <dd className={change < 0 ? styles.fall : styles.rise}>{signedChange(change)}</dd>
        </div>
      ))}
      {eventsAt(bars, index).map((label) => (
        <div key={label}>
          <dt>Event</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
