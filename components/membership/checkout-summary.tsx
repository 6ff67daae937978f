import { useState } from 'react';
import { WorkedSum } from '@/components/ui/tables/worked-sum';
import { checkoutCopy as copy, per, tierNames } from '@/lib/content/membership/billing';
import { grantCopy } from '@/lib/content/membership/grants';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { testDriveDays, yearSavingCents } from '@/lib/domain/membership/plans';
import { addMonths } from '@/lib/domain/shared/calendar/calendar-months';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { usd } from '@/lib/domain/shared/money';
import styles from './checkout.module.css';
import { shownAmount } from './plan-summary';
import type { PlanChoice } from './use-choice';

type CheckoutSummaryProps = { billing: OwnBilling; choice: PlanChoice };

/** The order: the plan, the amount due today, and the next charge. */
export function CheckoutSummary({ billing, choice }: CheckoutSummaryProps) {
  const { tier, interval, isTestDrive, amountCents, given } = choice;
  const [now] = useState(() => new Date());
  const { usedCents, dueCents } = dueToday(billing, choice);
  const driveEnd = new Date(now.getTime() + testDriveDays * 86_400_000).toISOString();
  const firstAt = isTestDrive ? driveEnd : given?.until;
  const [grant] = billing.grants;
  const next = addMonths(now, interval === 'year' ? 12 : 1);
  return (
    <aside className={styles.summary} aria-labelledby="checkout-summary">
      <h2 id="checkout-summary" className={styles.title}>
        {copy.summaryTitle}
      </h2>
      <WorkedSum
        lines={[
          {
            label: tierNames[tier],
            sum: firstAt ? copy.firstCharge(dayOf(firstAt)) : copy.renews(interval),
            result: `${usdExact(amountCents)} ${per[interval]}`,
          },
          ...(usedCents > 0 ? [{ label: copy.credit, sum: copy.creditUsed, result: usdExact(-usedCents) }] : []),
        ]}
        total={{ label: copy.dueToday, result: usdExact(dueCents) }}
      />
      {isTestDrive ? null : (
        <p className={styles.note}>
          {given
            ? grantCopy.afterGift[given.kind](shownAmount(firstChargeCents(billing, choice)), dayOf(given.until))
            : copy.thenCharge(usd(amountCents), per[interval], dayOf(next.toISOString()))}
        </p>
      )}
      {grant && !given ? (
        <p className={styles.note}>{grantCopy.besideGift[grant.kind](tierNames[grant.tier], dayOf(grant.until))}</p>
      ) : null}
      {interval === 'year' ? <p className={styles.saving}>{copy.yearSaving(usd(yearSavingCents(tier)))}</p> : null}
    </aside>
  );
}

/** The amount charged today, and the credit applied to it. */
export function dueToday({ creditCents }: OwnBilling, { isTestDrive, amountCents, given }: PlanChoice) {
  const isFree = isTestDrive || given !== undefined;
  const usedCents = isFree ? 0 : Math.min(creditCents, amountCents);
  return { usedCents, dueCents: isFree ? 0 : amountCents - usedCents };
}

/** The first charge after a gift ends, less the account's credit. */
export const firstChargeCents = ({ creditCents }: OwnBilling, { amountCents }: PlanChoice) =>
  Math.max(0, amountCents - creditCents);
