import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { billingCopy as copy, per } from '@/lib/content/membership/billing';
import { changeCopy } from '@/lib/content/membership/plan-changes';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { usd, usdExact } from '@/lib/domain/shared/money';
import { discountCents, priceCents } from '@/lib/domain/membership/plans';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from '../billing.module.css';
import { CancelReason } from './cancel-reason';
import { ChangeSection } from './change-section';
import type { OtherPlan, RunChange } from './run-change';
import { forgetOpening, isOpenedFor, openingOf, switchName } from '../opened-for';
import { focusQuestion, keepFocus } from '../focus-question';
import { OtherPlans } from './other-plans';
import { Question } from './question';

type CancelSectionProps = {
  billing: OwnBilling;
  subscription: OwnSubscription;
  isBusy: boolean;
  run: RunChange;
  /** Called with the client secret that confirms a change's payment. */
  onBankAsks: (secret: string) => void;
};

/** The options to cancel, resume, or switch to another plan or interval. */
export function CancelSection({ billing, subscription, isBusy, run, onBankAsks }: CancelSectionProps) {
  const { creditCents, planChanges, cards } = billing;
  const { id, status, periodEnd, cancelAtPeriodEnd, subscriptionType, interval } = subscription;
  // Other pages link here with a question open: the answer takes one more click.
  const [asking, setAsking] = useState<'cancel' | OtherPlan | null>(() =>
    isOpenedFor('cancel') ? 'cancel' : openedPlan(planChanges),
  );
  /** True once a button was clicked. It is then gone, so the focus moves to the result. */
  const [hasActed, setHasActed] = useState(false);
  const params = { id };
  const day = periodEnd ? dayOf(periodEnd) : '';
  const discount = subscriptionType === 'cofounder' ? usd(discountCents('cofounder', interval)) : undefined;
  const fullPrice = usd(priceCents('member', interval));
  const ask = (next: typeof asking) => {
    setHasActed(true);
    forgetOpening('cancel');
    forgetOpening('switch');
    setAsking(next);
  };

  // The keys keep React from reusing a clicked button or a focused sentence in the next view.
  if (cancelAtPeriodEnd)
    return (
      <>
        <p key="canceled" role="status" tabIndex={-1} ref={hasActed ? focusQuestion : null}>
          {copy.cancelled(day)}
        </p>
        {discount === undefined ? null : <p key="discount">{copy.discountEnds(discount, fullPrice, per[interval])}</p>}
        <div key="resume" className={styles.buttons}>
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
  if (asking === 'cancel')
    return (
      <Question
        title={copy.cancelTitle}
        text={
          <>
            {status === 'trialing' ? copy.cancelTrial(day) : copy.cancelSure(day)}
            {discount === undefined ? null : ` ${copy.cancelDiscount(discount, fullPrice, per[interval])}`}
            {creditCents > 0 ? ` ${copy.cancelCredit(usdExact(creditCents))}` : null}
          </>
        }
        answers={
          <>
            <Button
              weight="danger"
              isBusy={isBusy}
              busyLabel={copy.cancelling}
              onClick={() => {
                setHasActed(true);
                void run((calls) => calls.cancel({ params })).then(() => ask(null));
              }}
            >
              {copy.cancelYes}
            </Button>
            <Button weight="outline" onClick={() => ask(null)}>
              {copy.cancelNo}
            </Button>
          </>
        }
      />
    );
  if (asking !== null)
    return (
      <ChangeSection
        subscription={subscription}
        cards={cards}
        to={asking}
        isBusy={isBusy}
        run={run}
        onBankAsks={onBankAsks}
        onEnd={() => ask(null)}
      />
    );
  const canLeave = planChanges.some((to) => to.subscriptionType !== subscriptionType);
  return (
    <div key="actions" className={styles.stack} ref={hasActed ? keepFocus : null}>
      {subscriptionType === 'cofounder' && planChanges.length > 0 && !canLeave ? (
        <p>{changeCopy.keepsDiscount}</p>
      ) : null}
      <OtherPlans subscription={subscription} offers={planChanges} onChoose={ask} />
      <div className={styles.buttons}>
        <Button weight="outline" onClick={() => ask('cancel')}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}

/** The plan named in the URL, if it is offered. */
const openedPlan = (offers: readonly OtherPlan[]) =>
  offers.find((to) => switchName(to) === openingOf('switch')) ?? null;
