import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { ChangeBilling } from './use-billing';

const pollMs = 2_000;

type ConfirmingPaymentProps = {
  change: ChangeBilling;
  /** Called when the payment succeeded. */
  onPaid?: () => void;
};

/** Polls for the payment's result until the provider reports it. */
export function ConfirmingPayment({ change, onPaid }: ConfirmingPaymentProps) {
  const latest = useRef({ change, onPaid });
  useEffect(() => {
    latest.current = { change, onPaid };
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const { change: refresh, onPaid: tell } = latest.current;
      // If a request fails, the next one retries.
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
