import { StatRow } from '@/components/ui/tables/stat-row';
import { billingCopy as copy, per, tierNames } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { dayOf } from '@/lib/domain/shared/dates';
import { usd, usdExact } from '@/lib/domain/shared/money';
import { priceCents } from '@/lib/domain/membership/plans';

/** Formats an amount, with cents only if it has any. Prices have none, but a charge less credit may. */
export const shownAmount = (cents: number) => (cents % 100 === 0 ? usd(cents) : usdExact(cents));

/** The plan, its price and the next charge. */
export function PlanSummary({ billing, subscription }: { billing: OwnBilling; subscription: OwnSubscription }) {
  const { nextCharge, creditCents } = billing;
  const { subscriptionType: tier, interval, status, cancelAtPeriodEnd, periodEnd } = subscription;
  const price = usd(priceCents(tier, interval));
  const state = subscription.isConfirming
    ? copy.confirmingTitle
    : subscription.startsAfterGift && periodEnd
      ? copy.freeUntil(dayOf(periodEnd))
      : status === 'trialing' && periodEnd
        ? copy.driveUntil(dayOf(periodEnd), price, per[interval])
        : copy.status[status];
  return (
    <StatRow
      isFramed
      stats={[
        { label: copy.plan, value: tierNames[tier], isText: true, note: cancelAtPeriodEnd ? copy.ends : state },
        { label: copy.price[interval], value: price },
        nextCharge
          ? { label: copy.nextCharge, value: shownAmount(nextCharge.amountCents), note: dayOf(nextCharge.at) }
          : { label: copy.nextCharge, value: copy.nothingNext },
        ...(creditCents > 0 ? [{ label: copy.credit, value: usdExact(creditCents), note: copy.creditNote }] : []),
      ]}
    />
  );
}
