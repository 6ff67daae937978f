import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { CheckMark } from '@/components/ui/marks';
import { planCopy as copy } from '@/lib/content/membership/plans';
import type { PlanCard as Plan } from '@/lib/content/shared/blocks';
import { intervals } from '@/lib/domain/membership/plans';
import type { OwnParts } from './use-own-parts';
import styles from './plans.module.css';

type PlanCardProps = {
  plan: Plan;
  own: OwnParts | undefined;
  /** True while the member's parts are loading. */ isAwaited: boolean;
};

/** A plan with its price and button. For members, `own` renders the button and the test drive text. */
export function PlanCard({ plan, own, isAwaited }: PlanCardProps) {
  const id = useId();
  const trial = plan.trial ? <p className={styles.note}>{plan.trial}</p> : null;
  const buttons = intervals.map((interval) => (
    <div key={interval} className={styles[interval]}>
      <ButtonLink
        href={plan.action.to[interval].href}
        size="large"
        weight={plan.isRecommended ? 'solid' : 'outline'}
        isWide
      >
        {plan.action.label}
      </ButtonLink>
    </div>
  ));
  const badge = own ? <own.OwnBadge tier={plan.tier}>{copy.recommended}</own.OwnBadge> : copy.recommended;
  const hasNote = intervals.some((interval) => plan.prices[interval].note);
  return (
    <article className={classNames(styles.card, plan.isRecommended && styles.recommended)} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {plan.name}
        {plan.isRecommended ? <span className={styles.badge}>{badge}</span> : null}
      </h2>
      {summaryOf(plan)}
      {intervals.map((interval) => (
        <div key={interval} className={styles[interval]}>
          <p>
            <span className={styles.amount}>{plan.prices[interval].price}</span>
            {plan.prices[interval].per}
          </p>
          {plan.terms ? <p className={styles.note}>{plan.terms}</p> : null}
          {own ? (
            <own.OwnTrial instead={plan.trial ? <p className={styles.note}>{'\u00a0'}</p> : null}>{trial}</own.OwnTrial>
          ) : (
            trial
          )}
          {/* Reserves a line even without a note, so that switching the interval shifts nothing. */}
          <p className={classNames(styles.saving, !hasNote && styles.blank)}>
            {plan.prices[interval].note ?? '\u00a0'}
          </p>
        </div>
      ))}
      {own ? (
        <own.OwnPlanAction plan={plan}>{buttons}</own.OwnPlanAction>
      ) : isAwaited ? (
        <div className={styles.action} />
      ) : (
        <div className={styles.forVisitors}>{buttons}</div>
      )}
      <ul className={styles.list}>
        {plan.list.map((entry) => (
          <li key={entry} className={styles.entry}>
            <CheckMark size={18} />
            {entry}
          </li>
        ))}
      </ul>
      <p className={styles.footNote}>{plan.footNote}</p>
    </article>
  );
}

/** What the plan gives. A summary with amounts differs by interval. */
function summaryOf({ summary }: Plan) {
  if (typeof summary === 'string') return <p className={styles.summary}>{summary}</p>;
  return (
    <div className={styles.summary}>
      {intervals.map((interval) => (
        <p key={interval} className={styles[interval]}>
          {summary[interval]}
        </p>
      ))}
    </div>
  );
}
