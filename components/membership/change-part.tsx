import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { usd } from '@/lib/domain/shared/money';
import { priceCents } from '@/lib/domain/membership/plans';
import styles from './billing.module.css';
import { focusQuestion } from './focus-question';
import type { RunChange } from './plan-part';

type ChangePartProps = {
  subscription: OwnSubscription;
  isBusy: boolean;
  run: RunChange;
  onBankAsks: (secret: string) => void;
  onEnd: () => void;
};

/** The other billing interval, with its price and today's charge shown before the change. */
export function ChangePart({ subscription, isBusy, run, onBankAsks, onEnd }: ChangePartProps) {
  const { id, interval, status, subscriptionType } = subscription;
  // The question stays: the page shows the new plan before it closes.
  const [other] = useState(interval === 'month' ? ('year' as const) : ('month' as const));
  const amount = usd(priceCents(subscriptionType, other));

  async function change() {
    let made: OwnSubscription | undefined;
    await run(
      async (calls) => {
        made = await calls.change({ params: { id }, headers: {}, body: { interval: other } });
        if (made.clientSecret !== null) onBankAsks(made.clientSecret);
      },
      () => {
        if (made?.status !== 'past_due') return ['success', copy.changed(amount, other)];
        return ['warning', made.clientSecret === null ? copy.changedOpen : copy.changedAsks];
      },
    );
    onEnd();
  }

  return (
    <>
      <p role="status" tabIndex={-1} ref={focusQuestion}>
        {status === 'trialing' ? copy.changeLater(amount, other) : copy.changeNow[other](amount)}
      </p>
      <div className={styles.buttons}>
        <Button isBusy={isBusy} busyLabel={copy.changing} onClick={() => void change()}>
          {copy.changeYes(amount, other)}
        </Button>
        <Button weight="plain" onClick={onEnd}>
          {copy.changeNo}
        </Button>
      </div>
    </>
  );
}
