import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/forms/button';
import { MoneyField } from '@/components/ui/forms/money-field';
import { Notice } from '@/components/ui/feedback/notice';
import { Segmented } from '@/components/ui/forms/segmented';
import { transferFormCopy as copy } from '@/lib/content/brokerage/funding';
import type { Funding } from '@/lib/contracts/brokerage/transfers';
import { usdExact } from '@/lib/domain/shared/money';
import { transferDirections } from '@/lib/domain/brokerage/transfers';
import styles from './funding.module.css';
import { formatAmount } from './transfer-check';
import { TransferReview } from './transfer-review';
import { useTransfer } from './use-transfer';

type TransferFormProps = { funding: Funding; bank: NonNullable<Funding['bank']>; onDone: () => void };

const options = transferDirections.map((value) => ({ value, label: copy.directions[value] }));

/** A deposit or withdrawal in three steps: amount, review and confirmation. */
export function TransferForm({ funding, bank, onDone }: TransferFormProps) {
  const transfer = useTransfer(funding, onDone);
  const { draft, error, problem, reviewed } = transfer;
  const amount = useRef<HTMLInputElement>(null);
  const wasReviewing = useRef(false);

  useEffect(() => {
    // After returning from the review, move the focus back to the amount.
    if (wasReviewing.current && reviewed === null) amount.current?.focus();
    wasReviewing.current = reviewed !== null;
  }, [reviewed]);

  const { direction } = draft;
  const { limits, leftTodayCents, balance } = funding;
  const available = balance?.withdrawableCents ?? 0;
  if (reviewed !== null)
    return <TransferReview transfer={transfer} cents={reviewed} bank={bank} expectedOn={funding.expectedOn} />;
  return (
    <form
      className={styles.form}
      aria-label={copy.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!transfer.review()) amount.current?.focus();
      }}
    >
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <Segmented
        legend={copy.direction}
        options={options}
        value={direction}
        onChange={(value) => transfer.edit({ direction: value })}
      />
      <MoneyField
        ref={amount}
        label={copy.amount}
        name="amount"
        autoComplete="off"
        maxLength={16}
        value={draft.amount}
        error={error || undefined}
        hint={
          direction === 'deposit'
            ? copy.depositHint(usdExact(limits.minCents), usdExact(leftTodayCents.deposit))
            : copy.withdrawalHint(usdExact(available))
        }
        onChange={(event) => transfer.edit({ amount: event.target.value })}
        onBlur={() => draft.amount !== '' && !error && transfer.edit({ amount: formatAmount(draft.amount) })}
      />
      <p className={styles.note}>
        {direction === 'deposit' ? copy.from : copy.to} {copy.bank(bank.name, bank.mask)}
      </p>
      <div className={styles.buttons}>
        <Button type="submit">{copy.review[direction]}</Button>
        {direction === 'withdrawal' && available > 0 ? (
          <Button weight="plain" onClick={() => transfer.edit({ amount: formatAmount((available / 100).toFixed(2)) })}>
            {copy.withdrawAll}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
