import styles from './equity-curve.module.css';
import { plotLine } from '@/lib/domain/line-path';

type EquityCurveProps = {
  /** The balance after each closed trade, oldest first; `start` is the balance before the first. */
  balances: readonly number[];
  start: number;
  /** The whole picture in words, for those who do not see it. */
  summary: string;
  from: string;
  to: string;
  startLabel: string;
};

const frame = { width: 468, height: 208, inset: 6 };

/** A running balance, drawn on the server: no script, and its room is kept by the viewBox. */
export function EquityCurve({ balances, start, summary, from, to, startLabel }: EquityCurveProps) {
  const plot = plotLine([start, ...balances], frame, [start]);
  const baseline = plot.yOf(start);
  return (
    <div>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={styles.picture} role="img" aria-label={summary}>
        <path d={plot.area} className={styles.area} />
        <path d={`M${frame.inset} ${baseline}H${frame.width - frame.inset}`} className={styles.baseline} />
        <path d={plot.line} className={styles.line} />
        <circle cx={plot.last.x} cy={plot.last.y} r="4" className={styles.end} />
      </svg>
      <div className={styles.axis}>
        <span>{from}</span>
        <span className={styles.legend}>{startLabel}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
