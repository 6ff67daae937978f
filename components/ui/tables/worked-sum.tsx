import styles from './worked-sum.module.css';

export type WorkedSumProps = {
  lines: readonly { label: string; sum: string; result: string }[];
  total: { label: string; result: string };
};

/** A calculation with each step's label, formula and amount, and the total below. */
export function WorkedSum({ lines, total }: WorkedSumProps) {
  return (
    <dl>
      {lines.map((line) => (
        <div key={line.label} className={styles.line}>
          <dt className={styles.label}>{line.label}</dt>
          <dd className={styles.how}>{line.sum}</dd>
          <dd className={styles.result}>{line.result}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd className={styles.result}>{total.result}</dd>
      </div>
    </dl>
  );
}
