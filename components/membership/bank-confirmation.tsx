import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { checkoutCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import styles from './billing.module.css';
import { BillingForm } from './billing-form';
import { confirmWithSavedCard } from './confirm-with-saved-card';
import { focusQuestion } from './focus-question';

type BankConfirmationProps = {
  billing: OwnBilling;
  secret: string;
  /** Refetches the payment's state, which determines the result. */
  onConfirmed: () => Promise<undefined>;
  /** Returns to the choice of plan and card, if there is one. */
  onBack?: () => void;
};

/**
 * Shown when the bank requires authentication: Stripe's window opens over the page, so none of our dialogs may be open
 * behind it. In the demo, the button confirms the payment with the saved card.
 */
export function BankConfirmation({ billing, secret, onConfirmed, onBack }: BankConfirmationProps) {
  const confirm = async () => (await confirmWithSavedCard(billing, secret)) ?? onConfirmed();

  return (
    <div className={styles.stack}>
      <div role="status" tabIndex={-1} ref={focusQuestion}>
        <Notice tone="attention">{copy.waiting}</Notice>
      </div>
      <BillingForm label={copy.confirm} submitLabel={copy.confirm} busyLabel={copy.paying} send={confirm} />
      {onBack ? (
        <div className={styles.buttons}>
          <Button weight="plain" onClick={onBack}>
            {copy.back}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
