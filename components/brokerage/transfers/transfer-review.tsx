import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { transferFormCopy as copy } from '@/lib/content/brokerage/funding';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import styles from './funding.module.css';
import type { useTransfer } from './use-transfer';

type TransferReviewProps = {
  transfer: ReturnType<typeof useTransfer>;
  cents: number;
  bank: { name: string; mask: string | null };
  expectedOn: string;
};

/** The details of a transfer before it is sent. */
export function TransferReview({ transfer, cents, bank, expectedOn }: TransferReviewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { direction } = transfer.draft;
  const bankName = copy.bank(bank.name, bank.mask);
  const isDeposit = direction === 'deposit';
  const lines = [
    [copy.amount, usdExact(cents)],
    [copy.from, isDeposit ? bankName : copy.brokerage],
    [copy.to, isDeposit ? copy.brokerage : bankName],
    [copy.expected, fullDate(expectedOn)],
  ] as const;
  return (
    <div className={styles.form}>
      <h3 ref={title} tabIndex={-1} className={styles.subtitle}>
        {copy.reviewTitle[direction]}
      </h3>
      {transfer.problem ? <Notice tone="error">{transfer.problem}</Notice> : null}
      <dl className={styles.review}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{isDeposit ? copy.holdNote : copy.withdrawalNote}</p>
      <div className={styles.buttons}>
        <Button isBusy={transfer.isSending} busyLabel={copy.sending} onClick={() => void transfer.confirm(cents)}>
          {copy.confirm[direction]}
        </Button>
        <Button weight="plain" disabled={transfer.isSending} onClick={transfer.back}>
          {copy.edit}
        </Button>
      </div>
    </div>
  );
}
