import { WorkedSum } from '@/components/ui/tables/worked-sum';
import { earningsSum, readReferrals } from '@/lib/content/referrals/earnings-sum';
import styles from './earnings-calculator.module.css';

export type EarningsResultProps = { first: string; second: string; beside: string };

/** The result for the typed numbers, next to ambassadors' real earnings. */
export function EarningsResult({ first, second, beside }: EarningsResultProps) {
  const counts = [readReferrals(first), readReferrals(second)] as const;
  const fault = counts.find((count) => 'fault' in count);
  if (fault && 'fault' in fault) return <p className={styles.prompt}>{fault.fault}</p>;
  const [firstDegree, secondDegree] = counts.map((count) => ('count' in count ? count.count : 0));
  const { lines, total, next } = earningsSum(firstDegree ?? 0, secondDegree ?? 0);
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
