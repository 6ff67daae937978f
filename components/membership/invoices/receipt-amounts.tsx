import { receiptCopy as copy } from '@/lib/content/membership/receipt';
import type { Receipt } from '@/lib/contracts/membership/billing';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import styles from './receipt.module.css';

/** The amounts billed, line by line, and how they were paid. */
export function ReceiptAmounts({ receipt }: { receipt: Receipt }) {
  const { status, lines, totalCents, creditCents, paidCents, refundedCents, periodStart, periodEnd } = receipt;
  const billed = lines.length > 0 ? lines : [{ description: copy.subscription, amountCents: totalCents }];
  // For a test drive, the provider's line has no dates.
  const isFree = billed.every(({ amountCents }) => amountCents === 0);
  const dueCents = status === 'open' ? totalCents - creditCents - paidCents : 0;
  const subtotalCents = billed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  // Unused time may be worth more than the new plan; the remainder becomes credit.
  const addedCents = Math.max(0, -subtotalCents);
  const taxCents = totalCents - subtotalCents - addedCents;
  const sums = [
    { label: copy.added, amountCents: addedCents, isShown: addedCents > 0 },
    { label: copy.tax, amountCents: taxCents, isShown: taxCents > 0 },
    { label: copy.total, amountCents: totalCents, isShown: true },
    { label: copy.credit, amountCents: -creditCents, isShown: creditCents > 0 },
    { label: copy.paid, amountCents: paidCents, isShown: status === 'paid' },
    { label: copy.refunded, amountCents: refundedCents, isShown: refundedCents > 0 },
    { label: copy.due, amountCents: dueCents, isShown: dueCents > 0 },
  ].filter(({ isShown }) => isShown);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.columns.description}</th>
          <th scope="col">{copy.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {billed.map(({ description, amountCents }, index) => (
          <tr key={index}>
            <td>
              {isFree && periodStart && periodEnd
                ? copy.trial(dayOf(periodStart), dayOf(periodEnd))
                : description || copy.subscription}
            </td>
            <td>{usdExact(amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, amountCents }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{usdExact(amountCents)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
