import { useId } from 'react';
import type { BlockProps } from '@/components/blocks/block-props';
import { PageHeader } from '@/components/ui/page-header';
import segmented from '@/components/ui/forms/segmented.module.css';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import { planCopy as copy } from '@/lib/content/membership/plans';
import { intervals } from '@/lib/domain/membership/plans';
import { PlanCard } from './plan-card';
import styles from './plans.module.css';

const loadOwn = () => import('./own-plan-action').then((loaded) => loaded.OwnPlanAction);

/** The plans side by side. Month or year is a pair of radios that the style sheet follows, so it works without scripts. */
export function PlansBlock({ block }: BlockProps<'plans'>) {
  const name = useId();
  const { user } = useSession();
  const { part: OwnAction } = useLazyModule(loadOwn, user?.kind === 'user');
  return (
    <>
      <PageHeader title={block.title} lead={block.text} />
      <section className={styles.plans} aria-label={copy.title}>
        <div className={styles.intervals}>
          <fieldset className={segmented.group}>
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
        </div>
        <div className={styles.cards}>
          {block.plans.map((plan) => (
            <PlanCard key={plan.tier} plan={plan} OwnAction={OwnAction} />
          ))}
        </div>
      </section>
    </>
  );
}
