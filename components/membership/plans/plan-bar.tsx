import { useEffect, useState, type RefObject } from 'react';
import { ButtonLink } from '@/components/ui/forms/button-link';
import type { PlanCard as Plan } from '@/lib/content/shared/blocks';
import { intervals } from '@/lib/domain/membership/plans';
import styles from './plan-bar.module.css';
import plans from './plans.module.css';

/** A bar on phones with the recommended plan's price and button, shown once the cards have scrolled out at the top. */
export function PlanBar({ plan, cards }: { plan: Plan; cards: RefObject<HTMLElement | null> }) {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!cards.current) return;
    const watch = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsPast(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    watch.observe(cards.current);
    return () => watch.disconnect();
  }, [cards]);
  if (!isPast) return null;
  return intervals.map((interval) => (
    <div key={interval} className={plans[interval]}>
      <div className={styles.bar}>
        <p className={styles.barPrice}>
          <strong>{plan.prices[interval].price}</strong>
          {plan.prices[interval].per}
        </p>
        <ButtonLink href={plan.action.to[interval].href}>{plan.action.label}</ButtonLink>
      </div>
    </div>
  ));
}
