import { WorkedSum } from '@/components/ui/tables/worked-sum';
import { earningsSum } from '@/lib/content/referrals/earnings-sum';
import styles from './earnings-calculator.module.css';

/** `first` and `second` are null if the typed number is invalid. */
export type EarningsResultProps = { first: number | null; second: number | null; beside: string };

/** The result for the typed numbers beside the actual earnings of ambassadors. */
export function EarningsResult({ first, second, beside }: EarningsResultProps) {
  const { lines, total, next } = earningsSum(first, second);
  return (
    <>
      <WorkedSum lines={lines} total={total} />
      <ul className={styles.next}>
        {next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className={styles.beside}>{beside}</p>
    </>
  );
}
