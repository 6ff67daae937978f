import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { ChangeBilling } from './use-billing';

const pollMs = 2_000;

type ConfirmingPaymentProps = {
  change: ChangeBilling;
  /** Called when the payment went through. */
  onPaid?: () => void;
};

/** The provider has not said yet how a payment ended: asks for the result until it is known. */
export function ConfirmingPayment({ change, onPaid }: ConfirmingPaymentProps) {
  const latest = useRef({ change, onPaid });
  useEffect(() => {
    latest.current = { change, onPaid };
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const { change: refresh, onPaid: tell } = latest.current;
      // A failed request is repeated by the next one.
      void refresh((calls) => calls.read()).then(
        (billing) => {
          if (isRunning(billing)) tell?.();
        },
        () => undefined,
      );
    }, pollMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="status">
      <Notice title={copy.confirmingTitle}>{copy.confirming}</Notice>
    </div>
  );
}

const isRunning = ({ subscription }: OwnBilling) =>
  subscription?.status === 'active' || subscription?.status === 'trialing';
