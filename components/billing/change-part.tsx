import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { billingWords as words } from '@/lib/content/billing';
import type { OwnSubscription } from '@/lib/contracts/transactions';
import { usd } from '@/lib/domain/money';
import { priceCents } from '@/lib/domain/plans';
import styles from './billing.module.css';
import type { RunChange } from './plan-part';

type ChangePartProps = { subscription: OwnSubscription; isBusy: boolean; run: RunChange; onEnd: () => void };

/** The other interval: what it costs and what is charged now stand there before it is done. */
export function ChangePart({ subscription, isBusy, run, onEnd }: ChangePartProps) {
  const { id, interval, status, subscriptionType } = subscription;
  // What was asked stays: the page shows the new plan before the question is gone.
  const [other] = useState(interval === 'month' ? ('year' as const) : ('month' as const));
  const amount = usd(priceCents(subscriptionType, other));

  async function change() {
    let made: OwnSubscription | undefined;
    await run(
      async (calls) => {
        made = await calls.change({ params: { id }, headers: {}, body: { interval: other } });
      },
      () => (made?.status === 'past_due' ? ['warning', words.changedOpen] : ['success', words.changed(amount, other)]),
    );
    onEnd();
  }

  return (
    <>
      <p role="status">{status === 'trialing' ? words.changeLater(amount, other) : words.changeNow[other](amount)}</p>
      <div className={styles.buttons}>
        <Button isBusy={isBusy} busyLabel={words.changing} onClick={() => void change()}>
          {words.changeYes(amount, other)}
        </Button>
        <Button weight="plain" onClick={onEnd}>
          {words.changeNo}
        </Button>
      </div>
    </>
  );
}
