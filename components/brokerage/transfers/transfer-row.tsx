import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { Tag } from '@/components/ui/tag';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { transferFormCopy, transferHistoryCopy as copy, transferStatusText } from '@/lib/content/brokerage/funding';
import type { Transfer } from '@/lib/contracts/brokerage/transfers';
import { dayOf, fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { isFailedTransfer } from '@/lib/domain/brokerage/transfers';
import styles from './funding.module.css';
import { fundingClient } from './funding-client';

type TransferRowProps = { transfer: Transfer; onChange: () => void };

/** A transfer with its status, and a cancel button while it can be canceled. */
export function TransferRow({ transfer, onChange }: TransferRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { id, direction, amountCents, status, bankName, bankMask, createdAt, expectedOn, heldUntil } = transfer;
  const name = copy.names[direction];
  const amount = usdExact(amountCents);
  const text = transferStatusText({ ...transfer, heldUntil: heldUntil && fullDate(heldUntil) });

  async function cancel() {
    setIsBusy(true);
    try {
      await fundingClient().cancel({ params: { id } });
      showToast('success', copy.canceled);
    } catch (error) {
      showToast('error', failureSentence(error));
    } finally {
      setIsBusy(false);
      onChange();
    }
  }

  return (
    <li className={styles.transfer}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.note}>
          {transferFormCopy.bank(bankName, bankMask)}, {dayOf(createdAt)}
        </span>
      </div>
      <span className={styles.amount}>
        <span aria-hidden="true">{direction === 'deposit' ? '+' : '−'}</span>
        {amount}
      </span>
      <div className={styles.statusLine}>
        <Tag tone={isFailedTransfer(status) || heldUntil ? 'attention' : 'neutral'}>{text}</Tag>
        {expectedOn ? <span className={styles.note}>{copy.expected(fullDate(expectedOn))}</span> : null}
      </div>
      {transfer.canCancel ? (
        <div className={styles.act}>
          <Button
            weight="plain"
            isBusy={isBusy}
            busyLabel={copy.canceling}
            aria-label={isBusy ? undefined : copy.cancelLabel(name.toLowerCase(), amount)}
            onClick={() => void cancel()}
          >
            {copy.cancel}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
