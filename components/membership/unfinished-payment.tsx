import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { Section } from '@/components/ui/section';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { per, tierNames } from '@/lib/content/membership/billing';
import { unfinishedCopy as copy } from '@/lib/content/membership/unfinished';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { priceCents } from '@/lib/domain/membership/plans';
import { usd } from '@/lib/domain/shared/money';
import styles from './billing.module.css';
import { ConfirmingPayment } from './confirming-payment';
import { OpenPayment } from './open-payment';
import type { ChangeBilling } from './use-billing';

type UnfinishedPaymentProps = {
  billing: OwnBilling;
  subscription: OwnSubscription;
  change: ChangeBilling;
  onPaid: () => void;
  /** Called to go back to the choice of plan and card. */
  onOther: () => void;
};

/** Shown at the checkout for a payment that an earlier visit did not complete: continue, change or cancel it. */
export function UnfinishedPayment({ billing, subscription, change, onPaid, onOther }: UnfinishedPaymentProps) {
  return (
    <Section title={copy.title}>
      <div className={styles.stack}>
        {subscription.isConfirming ? (
          <ConfirmingPayment change={change} onPaid={onPaid} />
        ) : (
          <>
            <p>{copy.text(planOf(subscription))}</p>
            <OpenPayment
              billing={billing}
              subscription={subscription}
              change={change}
              askedSecret={null}
              onPaid={onPaid}
            />
            <div className={styles.buttons}>
              <Button weight="outline" onClick={onOther}>
                {copy.other}
              </Button>
              <CancelPayment subscription={subscription} change={change} />
            </div>
          </>
        )}
      </div>
    </Section>
  );
}

/** Cancels an unpaid first payment together with its plan. */
export function CancelPayment({ subscription, change }: Pick<UnfinishedPaymentProps, 'subscription' | 'change'>) {
  const [isBusy, setIsBusy] = useState(false);

  async function cancel() {
    setIsBusy(true);
    try {
      const { subscription: left } = await change(async (calls) => {
        await calls.cancel({ params: { id: subscription.id } });
        return calls.read();
      });
      // It may have been paid in the meantime, in which case the page shows the plan.
      if (left === null || left.status === 'canceled') showToast('success', copy.canceled);
    } catch (error) {
      showToast('error', failureSentence(error));
      setIsBusy(false);
    }
  }

  return (
    <Button weight="plain" isBusy={isBusy} busyLabel={copy.canceling} onClick={() => void cancel()}>
      {copy.cancel}
    </Button>
  );
}

/** Formats a plan with its price, such as "Signals, $20 a month". */
export const planOf = ({ subscriptionType: tier, interval }: Pick<OwnSubscription, 'subscriptionType' | 'interval'>) =>
  `${tierNames[tier]}, ${usd(priceCents(tier, interval))} ${per[interval]}`;
