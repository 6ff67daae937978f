import { useId } from 'react';
import { Button } from '@/components/ui/forms/button';
import { changeCopy as copy } from '@/lib/content/membership/plan-changes';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { costOfYearCents } from '@/lib/domain/membership/cost-of-year';
import { priceCents } from '@/lib/domain/membership/plans';
import { usd } from '@/lib/domain/shared/money';
import type { OtherPlan } from './run-change';
import styles from './changes.module.css';

type OtherPlansProps = {
  subscription: OwnSubscription;
  offers: readonly OtherPlan[];
  onChoose: (to: OtherPlan) => void;
};

/** The plans and intervals to switch to, with prices and a comparison of their cost per year. */
export function OtherPlans({ subscription: { subscriptionType, interval }, offers, onChoose }: OtherPlansProps) {
  const id = useId();
  if (offers.length === 0) return null;
  return (
    <div>
      <h3 id={id} className={styles.title}>
        {copy.others}
      </h3>
      <ul className={styles.offers} aria-labelledby={id}>
        {offers.map((to) => (
          <li key={to.subscriptionType + to.interval} className={styles.offer}>
            <div>
              <p className={styles.name}>{copy.plan(to.subscriptionType, to.interval)}</p>
              <p className={styles.cost}>
                {copy.cost(usd(priceCents(to.subscriptionType, to.interval)), to.interval)}
                {differenceOf(to)}
              </p>
            </div>
            <Button weight="outline" onClick={() => onChoose(to)}>
              {labelOf(to)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );

  function differenceOf(to: OtherPlan) {
    const cents = costOfYearCents(to.subscriptionType, to.interval) - costOfYearCents(subscriptionType, interval);
    if (cents === 0) return null;
    return (
      <span className={cents < 0 ? styles.saving : undefined}>
        {' · '}
        {cents < 0 ? copy.saves(usd(-cents)) : copy.costsMore(usd(cents))}
      </span>
    );
  }

  function labelOf(to: OtherPlan) {
    if (to.subscriptionType === subscriptionType) return copy.toInterval[to.interval];
    return to.subscriptionType === 'member' ? copy.toTier.member : copy.toPlan(to.subscriptionType, to.interval);
  }
}
