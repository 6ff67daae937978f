import { showToast } from '@/components/toasts/toast-store';
import { billingCopy as copy, checkoutCopy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { BankConfirmation } from './bank-confirmation';
import { BillingForm } from './billing-form';
import type { ChangeBilling } from './use-billing';
import { usePayment } from './use-payment';

type OpenPaymentProps = {
  billing: OwnBilling;
  subscription: OwnSubscription;
  change: ChangeBilling;
  /** The client secret, if the bank asked to confirm this payment after a plan change. */
  askedSecret: string | null;
  onPaid: () => void;
};

/** Pays an open invoice with the saved card, with the bank's confirmation if required. */
export function OpenPayment({ billing, subscription, change, askedSecret, onPaid }: OpenPaymentProps) {
  const payment = usePayment(change, () => {
    showToast('success', copy.paidOpen);
    onPaid();
  });
  const { pay } = payment;
  const label = subscription.status === 'incomplete' ? copy.finish : copy.payOpen;
  const secret = payment.secret ?? askedSecret;
  const again = () => pay({ subscriptionType: subscription.subscriptionType, interval: subscription.interval });
  if (secret !== null) return <BankConfirmation billing={billing} secret={secret} onConfirmed={again} />;
  return <BillingForm label={label} submitLabel={label} busyLabel={checkoutCopy.paying} send={again} />;
}
