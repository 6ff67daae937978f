import { Notice } from '@/components/ui/feedback/notice';
import { checkoutCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import styles from './billing.module.css';
import { BillingForm } from './billing-form';
import { SampleCardForm } from './sample-card-form';

type BankConfirmationProps = {
  billing: OwnBilling;
  secret: string;
  /** Refetches the payment's state, which decides. */
  onConfirmed: () => Promise<undefined>;
};

/** The bank requires authentication: Stripe's window opens over the page, without one of our dialogs behind it. */
export function BankConfirmation({ billing, secret, onConfirmed }: BankConfirmationProps) {
  const { isSimulated, publishableKey, cards } = billing;
  const intent = { id: secret.split('_secret_')[0] ?? '', clientSecret: secret, publishableKey };

  async function confirm() {
    const { confirmAtBank } = await import('./confirm-at-bank');
    const card = cards.find(({ isDefault }) => isDefault);
    const refused = await confirmAtBank(publishableKey ?? '', secret, card?.id ?? '');
    return refused ?? onConfirmed();
  }

  return (
    <div className={styles.stack}>
      <Notice tone="attention">{copy.waiting}</Notice>
      {isSimulated ? (
        <SampleCardForm
          begin={() => Promise.resolve(intent)}
          submitLabel={copy.confirm}
          onDone={async () => void (await onConfirmed())}
        />
      ) : (
        <BillingForm label={copy.confirm} submitLabel={copy.confirm} busyLabel={copy.paying} send={confirm} />
      )}
    </div>
  );
}
