import { useId } from 'react';
import type { BlockProps } from '@/components/blocks/block-props';
import { PageHeader } from '@/components/ui/page-header';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import { planCopy as words } from '@/lib/content/membership/plans';
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
      <section className={styles.plans} aria-label={words.title}>
        <fieldset className={styles.intervals}>
          <legend className={styles.legend}>{words.legend}</legend>
          {intervals.map((interval) => (
            <label key={interval} className={styles.interval}>
              <input type="radio" name={name} value={interval} defaultChecked={interval === 'month'} />
              {words.intervals[interval]}
            </label>
          ))}
        </fieldset>
        <div className={styles.cards}>
          {block.plans.map((plan) => (
            <PlanCard key={plan.tier} plan={plan} OwnAction={OwnAction} />
          ))}
        </div>
      </section>
    </>
  );
}
