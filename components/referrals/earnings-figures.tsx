import type { EarningsView } from '@/lib/content/referrals/earnings-figures';
import styles from './earnings-figures.module.css';

/** The earnings of all ambassadors, including those without earnings. */
export function EarningsFigures({ earnings }: { earnings: EarningsView }) {
  return (
    <div className={styles.figures}>
      <h3 className={styles.title}>{earnings.title}</h3>
      {earnings.figures.length > 0 ? (
        <dl>
          {earnings.figures.map((figure) => (
            <div key={figure.label} className={styles.figure}>
              <dt className={styles.label}>{figure.label}</dt>
              <dd className={styles.value}>{figure.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className={styles.reading}>{earnings.reading}</p>
    </div>
  );
}
