import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { usdExact } from '@/lib/domain/shared/money';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from './billing.module.css';
import { CancelReason } from './cancel-reason';
import { ChangePart } from './change-part';
import { forgetOpening, isOpenedFor } from './opened-for';
import { focusQuestion, keepFocus } from './focus-question';
import type { RunChange } from './plan-part';

type CancelPartProps = {
  subscription: OwnSubscription;
  creditCents: number;
  isBusy: boolean;
  run: RunChange;
  /** Called with the secret that confirms a change's payment. */
  onBankAsks: (secret: string) => void;
};

/** Cancel, resume, and the other interval. */
export function CancelPart({ subscription, creditCents, isBusy, run, onBankAsks }: CancelPartProps) {
  const { id, status, interval, periodEnd, cancelAtPeriodEnd } = subscription;
  // The account's page and the search link here with the question open: canceling takes one more click.
  const [asking, setAsking] = useState<'cancel' | 'change' | null>(() => (isOpenedFor('cancel') ? 'cancel' : null));
  /** Once a button was pressed, which is gone then, the focus follows its answer. */
  const [hasActed, setHasActed] = useState(false);
  const params = { id };
  const day = periodEnd ? dayOf(periodEnd) : '';
  const ask = (next: typeof asking) => {
    setHasActed(true);
    forgetOpening('cancel');
    setAsking(next);
  };
  const other = interval === 'month' ? ('year' as const) : ('month' as const);

  // The keys: React must not reuse a pressed button or a focused sentence for the next view.
  if (cancelAtPeriodEnd)
    return (
      <>
        <p key="canceled" role="status" tabIndex={-1} ref={hasActed ? focusQuestion : null}>
          {copy.cancelled(day)}
        </p>
        <div key="resume">
          <Button
            isBusy={isBusy}
            busyLabel={copy.restoring}
            onClick={() => {
              setHasActed(true);
              void run((calls) => calls.unCancel({ params }), copy.restored);
            }}
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
        onEnd={() => ask(null)}
      />
    );
  if (asking === 'cancel')
    return (
      <>
        <p role="status" tabIndex={-1} ref={focusQuestion}>
          {status === 'trialing' ? copy.cancelTrial(day) : copy.cancelSure(day)}
          {creditCents > 0 ? ` ${copy.cancelCredit(usdExact(creditCents))}` : null}
        </p>
        <div key="answers" className={styles.buttons}>
          <Button
            isBusy={isBusy}
            busyLabel={copy.cancelling}
            onClick={() => {
              setHasActed(true);
              void run((calls) => calls.cancel({ params })).then(() => ask(null));
            }}
          >
            {copy.cancelYes}
          </Button>
          <Button weight="plain" onClick={() => ask(null)}>
            {copy.cancelNo}
          </Button>
        </div>
      </>
    );
  return (
    <div key="actions" className={styles.buttons} ref={hasActed ? keepFocus : null}>
      {status === 'active' || status === 'trialing' ? (
        <Button weight="outline" onClick={() => ask('change')}>
          {copy.changeTo[other]}
        </Button>
      ) : null}
      <Button weight="plain" onClick={() => ask('cancel')}>
        {copy.cancel}
      </Button>
    </div>
  );
}
