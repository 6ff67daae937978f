import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { monthName, statementCopy as copy } from '@/lib/content/referrals/statements';
import type { Statement } from '@/lib/contracts/referrals/statements';
import { earnedByMonth } from '@/lib/domain/referrals/earned-by-month';
import { usd, usdExact } from '@/lib/domain/shared/money';
import styles from './month-columns.module.css';

const maxMonths = 12;

/**
 * A column chart of the latest months' commissions after reversals, with their amounts. Negative months have no column.
 */
export function MonthColumns({ statements }: { statements: readonly Statement[] }) {
  const months = earnedByMonth(statements, maxMonths);
  const highest = Math.max(...months.map(({ cents }) => cents), 0);
  // A single month shows no trend, and the table below has its amount.
  if (months.length < 2 || highest === 0) return null;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{copy.byMonth}</figcaption>
      <ul className={styles.months}>
        {months.map(({ month, cents }) => (
          <li key={month} className={styles.month}>
            <span className={styles.sum} aria-hidden="true">
              {usd(cents)}
            </span>
            <svg
              width="100%"
              height={`${(Math.max(cents, 0) / highest) * 100}%`}
              className={styles.column}
              aria-hidden="true"
            >
              <rect width="100%" height="100%" />
            </svg>
            <span className={styles.name} aria-hidden="true">
              {monthName(month).slice(0, 3)}
            </span>
            <VisuallyHidden>
              {monthName(month)}: {usdExact(cents)}
            </VisuallyHidden>
          </li>
        ))}
      </ul>
    </figure>
  );
}
