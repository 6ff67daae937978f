import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from './billing.module.css';
import { CancelReason } from './cancel-reason';
import { ChangePart } from './change-part';
import { focusQuestion } from './focus-question';
import type { RunChange } from './plan-part';

type CancelPartProps = {
  subscription: OwnSubscription;
  isBusy: boolean;
  run: RunChange;
  /** Called with the secret that confirms a change's payment. */
  onBankAsks: (secret: string) => void;
};

/** Cancel, resume, and the other interval. */
export function CancelPart({ subscription, isBusy, run, onBankAsks }: CancelPartProps) {
  const { id, status, interval, periodEnd, cancelAtPeriodEnd } = subscription;
  // The account's page links here with the question open: from there, canceling takes two clicks as well.
  const [asking, setAsking] = useState<'cancel' | 'change' | null>(() =>
    new URLSearchParams(window.location.search).has('cancel') ? 'cancel' : null,
  );
  const params = { id };
  const day = periodEnd ? dayOf(periodEnd) : '';
  const other = interval === 'month' ? ('year' as const) : ('month' as const);

  if (cancelAtPeriodEnd)
    return (
      <>
        <p role="status">{copy.cancelled(day)}</p>
        <div>
          <Button
            isBusy={isBusy}
            busyLabel={copy.restoring}
            onClick={() => void run((calls) => calls.unCancel({ params }), copy.restored)}
          >
            {copy.restore}
          </Button>
        </div>
        <CancelReason said={subscription.cancelReason} run={run} />
      </>
    );
  if (asking === 'change')
    return (
      <ChangePart
        subscription={subscription}
        isBusy={isBusy}
        run={run}
        onBankAsks={onBankAsks}
        onEnd={() => setAsking(null)}
      />
    );
  if (asking === 'cancel')
    return (
      <>
        <p role="status" tabIndex={-1} ref={focusQuestion}>
          {copy.cancelSure(day)}
        </p>
        <div className={styles.buttons}>
          <Button
            isBusy={isBusy}
            busyLabel={copy.cancelling}
            onClick={() =>
              void run((calls) => calls.cancel({ params }), copy.cancelled(day)).then(() => setAsking(null))
            }
          >
            {copy.cancelYes}
          </Button>
          <Button weight="plain" onClick={() => setAsking(null)}>
            {copy.cancelNo}
          </Button>
        </div>
      </>
    );
  return (
    <div className={styles.buttons}>
      {status === 'active' || status === 'trialing' ? (
        <Button weight="outline" onClick={() => setAsking('change')}>
          {copy.changeTo[other]}
        </Button>
      ) : null}
      <Button weight="plain" onClick={() => setAsking('cancel')}>
        {copy.cancel}
      </Button>
    </div>
  );
}
