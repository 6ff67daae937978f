import { StatRow } from '@/components/ui/tables/stat-row';
import { billingCopy as words, per, tierNames } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { dayOf } from '@/lib/domain/shared/dates';
import { usd } from '@/lib/domain/shared/money';
import { priceCents } from '@/lib/domain/membership/plans';

/** The plan, its price, and what is charged next. */
export function PlanFacts({ billing, subscription }: { billing: OwnBilling; subscription: OwnSubscription }) {
  const { nextCharge } = billing;
  const { subscriptionType: tier, interval, status, cancelAtPeriodEnd, periodEnd } = subscription;
  const runsUntil = periodEnd && status !== 'incomplete' ? { note: `${words.runsUntil} ${dayOf(periodEnd)}` } : {};
  return (
    <StatRow
      isFramed
      stats={[
        { label: words.planTitle, value: tierNames[tier], note: cancelAtPeriodEnd ? words.ends : words.status[status] },
        { label: words.price, value: usd(priceCents(tier, interval)), note: per[interval] },
        nextCharge
          ? { label: words.nextCharge, value: usd(nextCharge.amountCents), note: dayOf(nextCharge.at) }
          : { label: words.nextCharge, value: words.nothingNext, ...(cancelAtPeriodEnd ? runsUntil : {}) },
      ]}
    />
  );
}
