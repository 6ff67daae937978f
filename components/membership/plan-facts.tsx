import { StatRow } from '@/components/ui/tables/stat-row';
import { billingCopy as copy, per, tierNames } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { dayOf } from '@/lib/domain/shared/dates';
import { usd } from '@/lib/domain/shared/money';
import { priceCents } from '@/lib/domain/membership/plans';

/** The plan, its price, and what is charged next. */
export function PlanFacts({ billing, subscription }: { billing: OwnBilling; subscription: OwnSubscription }) {
  const { nextCharge } = billing;
  const { subscriptionType: tier, interval, status, cancelAtPeriodEnd, periodEnd } = subscription;
  const runsUntil = periodEnd && status !== 'incomplete' ? { note: `${copy.runsUntil} ${dayOf(periodEnd)}` } : {};
  return (
    <StatRow
      isFramed
      stats={[
        { label: copy.planTitle, value: tierNames[tier], note: cancelAtPeriodEnd ? copy.ends : copy.status[status] },
        { label: copy.price, value: usd(priceCents(tier, interval)), note: per[interval] },
        nextCharge
          ? { label: copy.nextCharge, value: usd(nextCharge.amountCents), note: dayOf(nextCharge.at) }
          : { label: copy.nextCharge, value: copy.nothingNext, ...(cancelAtPeriodEnd ? runsUntil : {}) },
      ]}
    />
  );
}
