import { useId, useRef } from 'react';
import type { BlockProps } from '@/components/blocks/block-props';
import { PageHeader } from '@/components/ui/page-header';
import segmented from '@/components/ui/forms/segmented.module.css';
import { planCopy as copy } from '@/lib/content/membership/plans';
import { intervals } from '@/lib/domain/membership/plans';
import { PlanCard } from './plan-card';
import { PlanBar } from './plan-bar';
import styles from './plans.module.css';
import { useOwnParts } from './use-own-parts';

/**
 * The plans side by side. Month or year is a pair of radios that the style sheet reacts to, so it works without
 * scripts.
 */
export function PlansBlock({ block }: BlockProps<'plans'>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const recommended = useRef<HTMLElement>(null);
  const { own: ownParts, isAwaited } = useOwnParts();
  return (
    <>
      <PageHeader title={block.title} lead={block.text} />
      <section className={styles.plans} aria-label={copy.title}>
        <div className={styles.intervals}>
          <div className={styles.choice}>
            <fieldset ref={group} className={segmented.group}>
              <legend className={segmented.legend}>{copy.legend}</legend>
              {intervals.map((interval) => (
                <label key={interval} className={segmented.option}>
                  <input
                    type="radio"
                    name={name}
                    value={interval}
                    defaultChecked={interval === 'month'}
                    className={segmented.input}
                  />
                  {copy.intervals[interval]}
                </label>
              ))}
            </fieldset>
            {ownParts ? <ownParts.OwnInterval group={group} /> : null}
            {block.saving ? <p className={styles.saving}>{block.saving}</p> : null}
          </div>
          {block.note ? <p className={styles.notice}>{block.note}</p> : null}
        </div>
        <div className={styles.cards}>
          {block.plans.map((plan) => (
            <PlanCard
              key={plan.tier}
              plan={plan}
              place={plan.isRecommended ? recommended : undefined}
              own={ownParts}
              isAwaited={isAwaited}
            />
          ))}
        </div>
        {block.plans
          .filter(({ isRecommended }) => isRecommended)
          .map((plan) =>
            ownParts ? (
              <ownParts.OwnPlanBar key={plan.tier} plan={plan}>
                <PlanBar plan={plan} card={recommended} />
              </ownParts.OwnPlanBar>
            ) : isAwaited ? null : (
              <PlanBar key={plan.tier} plan={plan} card={recommended} />
            ),
          )}
      </section>
    </>
  );
}
