import { curveFrame as frame } from '@/lib/charts/curve-frame';
import type { RecordCurve } from '@/lib/content/signals/record-curve';
import styles from './equity-curve.module.css';

/** The running balance, drawn on the server: no script, and its space is reserved by the viewBox. */
export function EquityCurve({ line, area, baseline, last, summary, from, to, startLabel }: RecordCurve['drawing']) {
  return (
    <div>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={styles.picture} role="img" aria-label={summary}>
        <path d={area} className={styles.area} />
        <path d={`M${frame.inset} ${baseline}H${frame.width - frame.inset}`} className={styles.baseline} />
        <path d={line} className={styles.line} />
        <circle cx={last.x} cy={last.y} r="4" className={styles.end} />
      </svg>
      <div className={styles.axis}>
        <span>{from}</span>
        <span className={styles.legend}>{startLabel}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
