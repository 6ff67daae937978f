import { useRef, useState } from 'react';
import { dismissToast, showToast, type ToastKind } from '@/components/toasts/toast-store';
import { Notice } from '@/components/ui/feedback/notice';
import { TextLink } from '@/components/ui/navigation/text-link';
import { isUnpaid } from '@/lib/domain/membership/membership';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { dayOf } from '@/lib/domain/shared/dates';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import { paths } from '@/lib/domain/shared/paths';
import styles from './billing.module.css';
import { CancelSection } from './changes/cancel-section';
import { ConfirmingPayment } from './confirming-payment';
import type { ChangeBilling } from './use-billing';
import { focusHeading } from './focus-question';
import { NoSubscription } from './no-subscription';
import { OpenPayment } from './open-payment';
import { PlanSummary } from './plan-summary';
import { CancelPayment } from './unfinished-payment';
import type { RunChange } from './changes/run-change';

type PlanSectionProps = { billing: OwnBilling; change: ChangeBilling };

/** The plan, its price and its cancellation: two clicks to cancel, one to resume. */
export function PlanSection({ billing, change }: PlanSectionProps) {
  const { subscription } = billing;
  const [isBusy, setIsBusy] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const [pendingSecret, setPendingSecret] = useState<string | null>(null);

  /** The last change's toast, which the next change replaces. */
  const lastToast = useRef<[ToastKind, string]>(undefined);
  const tell = (kind: ToastKind, text: string) => {
    lastToast.current = [kind, text];
    showToast(kind, text);
  };

  const run: RunChange = async (act, done) => {
    if (lastToast.current) dismissToast(...lastToast.current);
    lastToast.current = undefined;
    setIsBusy(true);
    try {
      await change(async (calls) => {
        await act(calls);
        return calls.read();
      });
      if (done === undefined) return true;
      const [kind, text] = typeof done === 'string' ? (['success', done] as const) : done();
      tell(kind, text);
      return true;
    } catch (error) {
      tell('error', failureSentence(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  if (!subscription || subscription.status === 'canceled') return <NoSubscription billing={billing} />;
  return (
    <div className={styles.stack} ref={part}>
      <PlanNotice billing={billing} subscription={subscription} />
      <PlanSummary billing={billing} subscription={subscription} />
      {subscription.isConfirming ? (
        <ConfirmingPayment change={change} onPaid={() => focusHeading(part.current)} />
      ) : isUnpaid(subscription.status) ? (
        <OpenPayment
          billing={billing}
          subscription={subscription}
          change={change}
          askedSecret={pendingSecret}
          onPaid={() => {
            setPendingSecret(null);
            focusHeading(part.current);
          }}
        />
      ) : null}
      {subscription.isConfirming ? null : subscription.status === 'incomplete' ? (
        <div className={styles.buttons}>
          <TextLink href={paths.checkout}>{copy.otherPlan}</TextLink>
          <CancelPayment subscription={subscription} change={change} />
        </div>
      ) : (
        <CancelSection
          billing={billing}
          subscription={subscription}
          isBusy={isBusy}
          run={run}
          onBankAsks={setPendingSecret}
        />
      )}
      <p>
        <TextLink href={membershipPaths.billingPromises}>{copy.promises}</TextLink>
      </p>
    </div>
  );
}

function PlanNotice({ billing, subscription }: { billing: OwnBilling; subscription: OwnSubscription }) {
  const { status, graceUntil, isConfirming } = subscription;
  if (isConfirming) return null;
  if (status !== 'past_due' && status !== 'unpaid') return null;
  const isStillOpen = billing.membership.tier !== null && graceUntil !== null;
  return (
    <Notice tone="attention" title={copy.graceTitle}>
      {isStillOpen ? copy.grace(dayOf(graceUntil)) : copy.closed}
    </Notice>
  );
}
