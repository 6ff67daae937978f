import { eventNames } from '@/lib/charts/candle-text';
import type { Candles } from '@/lib/contracts/research/charts';
import styles from './candles.module.css';

/** The key to the event letters that occur in the range. */
export function EventLegend({ bars }: { bars: Candles }) {
  const kinds = [...new Set(bars.events.map(({ kind }) => kind))];
  if (kinds.length === 0) return null;
  return <p className={styles.events}>{kinds.map((kind) => eventNames[kind]).join(' ')}</p>;
}
