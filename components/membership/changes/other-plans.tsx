import { Button } from '@/components/ui/forms/button';
import { changeCopy as copy } from '@/lib/content/membership/plan-changes';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { planOf } from '../unfinished-payment';
import type { OtherPlan } from './change-part';
import styles from './changes.module.css';

type OtherPlansProps = {
  subscription: OwnSubscription;
  offers: readonly OtherPlan[];
  onChoose: (to: OtherPlan) => void;
};

/** The plans and intervals to switch to, each with its price. */
export function OtherPlans({ subscription: { subscriptionType, interval }, offers, onChoose }: OtherPlansProps) {
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={copy.others}>
      {offers.map((to) => (
        <li key={to.subscriptionType + to.interval} className={styles.offer}>
          {planOf(to)}
          <Button weight="outline" onClick={() => onChoose(to)}>
            {labelOf(to)}
          </Button>
        </li>
      ))}
    </ul>
  );

  function labelOf(to: OtherPlan) {
    if (to.subscriptionType === subscriptionType) return copy.toInterval[to.interval];
    return to.interval === interval ? copy.toTier[to.subscriptionType] : copy.toPlan(to.subscriptionType, to.interval);
  }
}
