import { copyText } from '@/components/toasts/copy-text';
import { Button } from '@/components/ui/forms/button';
import { TextLink } from '@/components/ui/navigation/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from '../billing.module.css';

/** The gifts that a member bought, with their codes, redemption status and receipts. */
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
            {gift.code !== null && gift.state === 'open' ? <CopyButton code={gift.code} /> : null}
            <TextLink href={membershipPaths.invoice(gift.id)}>
              {copy.giftReceipt} <VisuallyHidden>{copy.giftReceiptOf(gift.code ?? '')}</VisuallyHidden>
            </TextLink>
          </span>
        </li>
      ))}
    </ul>
  );
}

const CopyButton = ({ code }: { code: string }) => (
  <Button
    weight="outline"
    onClick={() => void copyText(code, { copied: copy.codeCopied, copyFailed: copy.codeNotCopied })}
  >
    {copy.copyCode} <VisuallyHidden>{code}</VisuallyHidden>
  </Button>
);
