import { ButtonLink } from '@/components/ui/forms/button-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { planCopy as copy } from '@/lib/content/membership/plans';
import type { PlanCard as Plan } from '@/lib/content/shared/blocks';
import { intervals } from '@/lib/domain/membership/plans';
import styles from './plans.module.css';

/** On phones, the recommended plan's price and button at the bottom: the cards above are two screens long. */
export function PlanBar({ plan }: { plan: Plan }) {
  return intervals.map((interval) => (
    <div key={interval} className={styles[interval]}>
      <div className={styles.bar}>
        <p className={styles.barPlan}>
          {plan.name}
          <span>
            <strong>{plan.prices[interval].price}</strong>
            {plan.prices[interval].per}
          </span>
        </p>
        <ButtonLink href={plan.action.to[interval].href}>
          {copy.join} <VisuallyHidden>{copy.joinAs(plan.name)}</VisuallyHidden>
        </ButtonLink>
      </div>
    </div>
  ));
}
