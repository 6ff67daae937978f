import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { StatRow } from '@/components/ui/stat-row';
import { failureSentence } from '@/lib/client/failure-sentence';
import { billingWords as words, per, tierNames } from '@/lib/content/billing';
import type { OwnBilling } from '@/lib/contracts/billing';
import { dayOf } from '@/lib/domain/dates';
import { usd } from '@/lib/domain/money';
import { paths } from '@/lib/domain/paths';
import { priceCents } from '@/lib/domain/plans';
import styles from './billing.module.css';
import type { BillingCalls, ChangeBilling } from './load-billing-calls';

type PlanPartProps = { billing: OwnBilling; change: ChangeBilling };

/** What one has, what it costs, and the way out: two clicks there, one click back. */
export function PlanPart({ billing, change }: PlanPartProps) {
  const { subscription, nextCharge, membership } = billing;
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function run(act: (calls: BillingCalls) => Promise<unknown>, done: string) {
    setIsBusy(true);
    try {
      await change(async (calls) => {
        await act(calls);
        return calls.read();
      });
      showToast('success', done);
      setIsAsking(false);
    } catch (error) {
      showToast('error', failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  if (!subscription || subscription.status === 'canceled')
    return (
      <div className={styles.stack}>
        <p>
          <strong>{words.none}</strong>. {words.noneText}
        </p>
        <div>
          <ButtonLink href={paths.checkout}>{words.subscribe}</ButtonLink>
        </div>
      </div>
    );

  const { id, status, subscriptionType: tier, interval, periodEnd, cancelAtPeriodEnd, graceUntil } = subscription;
  const params = { id };
  const day = periodEnd ? dayOf(periodEnd) : '';
  const other = interval === 'month' ? ('year' as const) : ('month' as const);
  const isRunning = status === 'active' || status === 'trialing';
  return (
    <div className={styles.stack}>
      {status === 'past_due' ? (
        <Notice tone="attention" title={words.graceTitle}>
          {membership.tier && graceUntil ? words.grace(dayOf(graceUntil)) : words.closed}
        </Notice>
      ) : null}
      <StatRow
        isFramed
        stats={[
          { label: words.planTitle, value: tierNames[tier], note: words.status[status] },
          { label: words.price, value: usd(priceCents(tier, interval)), note: per[interval] },
          nextCharge
            ? { label: words.nextCharge, value: usd(nextCharge.amountCents), note: dayOf(nextCharge.at) }
            : {
                label: words.nextCharge,
                value: words.nothingNext,
                ...(day ? { note: `${words.runsUntil} ${day}` } : {}),
              },
        ]}
      />
      {status === 'incomplete' ? (
        <div>
          <ButtonLink href={paths.checkout}>{words.finish}</ButtonLink>
        </div>
      ) : null}
      {cancelAtPeriodEnd ? (
        <>
          <p>{words.cancelled(day)}</p>
          <div>
            <Button
              isBusy={isBusy}
              busyLabel={words.restoring}
              onClick={() => void run((calls) => calls.unCancel({ params }), words.restored)}
            >
              {words.restore}
            </Button>
          </div>
        </>
      ) : isAsking ? (
        <>
          <p role="status">{words.cancelSure(day)}</p>
          <div className={styles.buttons}>
            <Button
              isBusy={isBusy}
              busyLabel={words.cancelling}
              onClick={() => void run((calls) => calls.cancel({ params }), words.cancelled(day))}
            >
              {words.cancelYes}
            </Button>
            <Button weight="plain" onClick={() => setIsAsking(false)}>
              {words.cancelNo}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.buttons}>
          {isRunning ? (
            <Button
              weight="outline"
              isBusy={isBusy}
              onClick={() =>
                void run((calls) => calls.change({ params, headers: {}, body: { interval: other } }), words.changed)
              }
            >
              {words.changeTo[other]}
            </Button>
          ) : null}
          {status === 'incomplete' ? null : (
            <Button weight="plain" onClick={() => setIsAsking(true)}>
              {words.cancel}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
