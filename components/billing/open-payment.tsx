import { showToast } from '@/components/toasts/toast-store';
import { billingWords as words, checkoutWords } from '@/lib/content/billing';
import type { OwnBilling } from '@/lib/contracts/billing';
import type { OwnSubscription } from '@/lib/contracts/transactions';
import { BankConfirmation } from './bank-confirmation';
import { BillingForm } from './billing-form';
import type { ChangeBilling } from './load-billing-calls';
import { usePayment } from './use-payment';

type OpenPaymentProps = { billing: OwnBilling; subscription: OwnSubscription; change: ChangeBilling };

/** Pays what is open with the card on file, and lets its bank ask. */
export function OpenPayment({ billing, subscription, change }: OpenPaymentProps) {
  const { pay, secret } = usePayment(change, () => showToast('success', words.paidOpen));
  const again = () => pay({ subscriptionType: subscription.subscriptionType, interval: subscription.interval });
  if (secret !== null) return <BankConfirmation billing={billing} secret={secret} onConfirmed={again} />;
  return (
    <BillingForm label={words.payOpen} submitLabel={words.payOpen} busyLabel={checkoutWords.paying} send={again} />
  );
}
