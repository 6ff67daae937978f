import { salesCopy as copy } from '@/lib/content/referrals/earnings-page';
import { monthName } from '@/lib/content/referrals/statements';
import type { Sale } from '@/lib/contracts/referrals/earnings';
import { usdExact } from '@/lib/domain/shared/money';
import { SaleRow } from './sale-row';
import styles from './sale-row.module.css';

type SaleMonthProps = {
  month: string;
  sales: readonly Sale[];
  /** The month's total commissions; null until all of its sales are loaded. */
  sumCents: number | null;
};

/** The sales of a month, latest first, with their commissions. */
export const SaleMonth = ({ month, sales, sumCents }: SaleMonthProps) => (
  <div>
    <div className={styles.month}>
      <h2>{monthName(month)}</h2>
      {sumCents === null ? null : <p className={styles.total}>{copy.sum(usdExact(sumCents))}</p>}
    </div>
    <ul className={styles.list} aria-label={copy.list(monthName(month))}>
      {sales.map((sale) => (
        <SaleRow key={`${sale.id} ${sale.level ?? ''}`} sale={sale} />
      ))}
    </ul>
  </div>
);
