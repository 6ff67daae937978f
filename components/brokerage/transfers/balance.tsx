import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { StatRow } from '@/components/ui/tables/stat-row';
import { balanceCopy as copy } from '@/lib/content/brokerage/funding';
import type { Funding } from '@/lib/contracts/brokerage/transfers';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import styles from './funding.module.css';

type BalanceProps = { balance: Funding['balance']; onRetry: () => void };

/** The cash at the broker: the total, the amount available for withdrawal, and the amount on hold. */
export function Balance({ balance, onRetry }: BalanceProps) {
  if (!balance)
    return (
      <Notice tone="attention">
        <div className={styles.line}>
          <p>{copy.unavailable}</p>
          <Button weight="outline" onClick={onRetry}>
            {copy.retry}
          </Button>
        </div>
      </Notice>
    );
  const { cashCents, withdrawableCents, heldCents, heldUntil } = balance;
  return (
    <StatRow
      isFramed
      stats={[
        { label: copy.cash, value: usdExact(cashCents) },
        { label: copy.withdrawable, value: usdExact(withdrawableCents) },
        {
          label: copy.held,
          value: usdExact(heldCents),
          ...(heldUntil ? { note: copy.until(fullDate(heldUntil)) } : {}),
        },
      ]}
    />
  );
}
