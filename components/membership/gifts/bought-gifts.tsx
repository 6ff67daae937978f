import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { TextLink } from '@/components/ui/navigation/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from '../billing.module.css';

/** The gifts that a member bought: their codes, whether they were redeemed, and their receipts. */
export function BoughtGifts({ gifts }: Pick<OwnBilling, 'gifts'>) {
  if (gifts.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={copy.giftsGiven}>
      {gifts.map((gift) => (
        <li key={gift.id} className={styles.row}>
          <span>
            {copy.giftOf(gift.months)}
            {gift.paidAt ? `, ${dayOf(gift.paidAt)}` : ''}: <strong>{gift.code}</strong>
          </span>
          <span className={styles.buttons}>
            {copy.giftStates[gift.state]}
            {gift.code !== null && gift.state === 'open' ? <CopyCode code={gift.code} /> : null}
            <TextLink href={membershipPaths.invoice(gift.id)}>
              {copy.giftReceipt} <VisuallyHidden>{copy.giftReceiptOf(gift.code ?? '')}</VisuallyHidden>
            </TextLink>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The button itself says that the code was copied. */
function CopyCode({ code }: { code: string }) {
  const [isCopied, setIsCopied] = useState(false);

  async function write() {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      showToast('warning', copy.codeNotCopied);
    }
  }

  return (
    <>
      <Button weight="outline" onClick={() => void write()}>
        {isCopied ? copy.codeCopied : copy.copyCode} <VisuallyHidden>{code}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? copy.codeCopied : ''}</span>
      </VisuallyHidden>
    </>
  );
}
