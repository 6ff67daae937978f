import { useId, useRef } from 'react';
import type { BlockProps } from '@/components/blocks/block-props';
import { PageHeader } from '@/components/ui/page-header';
import segmented from '@/components/ui/forms/segmented.module.css';
import { planCopy as copy } from '@/lib/content/membership/plans';
import { intervals } from '@/lib/domain/membership/plans';
import { PlanCard } from './plan-card';
import { PlanBar } from './plan-bar';
import styles from './plans.module.css';
import { useIntervalAddress } from './use-interval-address';
import { useOwnParts } from './use-own-parts';

/**
 * The plans side by side. The interval is a pair of radios to which the stylesheet reacts, so it works without scripts.
 */
export function PlansBlock({ block }: BlockProps<'plans'>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const keep = useIntervalAddress(group);
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
                    // React's onChange misses a change after a script checked the other radio.
                    onInput={() => keep(interval)}
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
        <div ref={cards} className={styles.cards}>
          {block.plans.map((plan) => (
            <PlanCard key={plan.tier} plan={plan} own={ownParts} isAwaited={isAwaited} />
          ))}
        </div>
        {block.plans
          .filter(({ isRecommended }) => isRecommended)
          .map((plan) =>
            ownParts ? (
              <ownParts.OwnPlanBar key={plan.tier} plan={plan}>
                <PlanBar plan={plan} cards={cards} />
              </ownParts.OwnPlanBar>
            ) : isAwaited ? null : (
              <PlanBar key={plan.tier} plan={plan} cards={cards} />
            ),
          )}
      </section>
    </>
  );
}
