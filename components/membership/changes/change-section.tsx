import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Pending } from '@/components/ui/feedback/fetched';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { CallError } from '@/lib/client/http/call-error';
import { checkoutCopy } from '@/lib/content/membership/billing';
import { changeCopy as copy } from '@/lib/content/membership/plan-changes';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { priceCents } from '@/lib/domain/membership/plans';
import { randomId } from '@/lib/domain/shared/ids';
import { usd } from '@/lib/domain/shared/money';
import { shownAmount } from '../plan-summary';
import type { RunChange, OtherPlan } from './run-change';
import { billingClient } from '../use-billing';
import { ChangeAmounts } from './change-amounts';
import styles from './changes.module.css';
import { Question } from './question';

type ChangeSectionProps = {
  subscription: OwnSubscription;
  cards: OwnBilling['cards'];
  /** The plan to switch to. */
  to: OtherPlan;
  isBusy: boolean;
  run: RunChange;
  onBankAsks: (secret: string) => void;
  onEnd: () => void;
};

/** A switch to another plan or interval: what is charged today, what renews when, and the button to confirm. */
export function ChangeSection({ subscription, cards, to, isBusy, run, onBankAsks, onEnd }: ChangeSectionProps) {
  // Keep the original subscription, because the page shows the new plan before this section closes.
  const [{ id, interval, status, subscriptionType, startsAfterGift }] = useState(subscription);
  // One idempotency key for all attempts, so that a retry after a lost response is processed once.
  const [key] = useState(randomId);
  const preview = useMemberData(
    `change/${id}/${to.subscriptionType}/${to.interval}`,
    billingClient,
    (calls) => calls.previewChange({ params: { id }, query: to }),
    { isPinned: true },
  );
  const toCents = priceCents(to.subscriptionType, to.interval);
  const amount = usd(toCents);
  const card = cards.find(({ isDefault }) => isDefault);
  const { data } = preview;

  async function change() {
    let made: OwnSubscription | undefined;
    const isDone = await run(
      async (calls) => {
        const body = { ...to, ...(data ? { at: data.at } : {}) };
        try {
          made = await calls.change({ params: { id }, headers: { 'idempotency-key': key }, body });
        } catch (error) {
          // On a conflict the amounts are out of date. After any other failure, the same request can be retried.
          if (error instanceof CallError && error.status === 409) preview.refresh();
          throw error;
        }
        if (made.clientSecret !== null) onBankAsks(made.clientSecret);
      },
      () => {
        if (made?.status !== 'past_due') return ['success', copy.done(amount, to.interval)];
        return ['warning', made.clientSecret === null ? copy.doneOpen : copy.doneAsks];
      },
    );
    if (isDone) onEnd();
  }

  const isOtherTier = to.subscriptionType !== subscriptionType;
  return (
    <Question
      title={isOtherTier ? copy.tierTitles[to.subscriptionType] : copy.titles[to.interval]}
      text={textOf()}
      answers={
        <>
          {data ? (
            <Button isBusy={isBusy} busyLabel={copy.switching} onClick={() => void change()}>
              {data.dueTodayCents > 0 ? copy.pay(shownAmount(data.dueTodayCents)) : copy.payNothing}
            </Button>
          ) : null}
          <Button weight="plain" onClick={onEnd}>
            {copy.no}
          </Button>
        </>
      }
    >
      <div className={styles.amounts} aria-busy={!data}>
        {data ? (
          <ChangeAmounts
            preview={data}
            card={card && checkoutCopy.cardOnFile(card.brand, card.last4)}
            priceCents={toCents}
          />
        ) : preview.failure ? (
          <Pending of={preview} copy={copy} lines={3} />
        ) : (
          <p className={styles.next}>{copy.loading}</p>
        )}
      </div>
    </Question>
  );

  function textOf() {
    if (startsAfterGift) return copy.afterGift(amount, to.interval);
    if (status === 'trialing') return copy.afterTrial(amount, to.interval);
    return to.interval === interval
      ? copy.fromRenewal(amount, to.interval, to.subscriptionType)
      : copy.now[to.interval](amount);
  }
}
