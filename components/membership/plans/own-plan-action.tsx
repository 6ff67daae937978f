import { useEffect, type ReactNode, type RefObject } from 'react';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { isUnpaid } from '@/lib/domain/membership/membership';
import { billingCopy } from '@/lib/content/membership/billing';
import { changeCopy } from '@/lib/content/membership/plan-changes';
import { planCopy as copy } from '@/lib/content/membership/plans';
import type { PlanCard } from '@/lib/content/shared/blocks';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { intervals, type Interval } from '@/lib/domain/membership/plans';
import { dayOf } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { switchPath } from '../opened-for';
import { billingClient } from '../use-billing';
import styles from './plans.module.css';

export type OwnPlanActionProps = { plan: PlanCard; children: ReactNode };

/**
 * A plan card's button for a member. The member's own plan is marked and links to Billing, other plans link to the
 * switch there, and no second test drive is offered. Until the plan is known the button's space is empty; if loading
 * fails, the visitors' buttons appear.
 */
export function OwnPlanAction({ plan, children }: OwnPlanActionProps) {
  const { data, failure } = useOwnBilling();
  if (!data && !failure) return <div className={styles.action} />;
  if (!data || data.isOff) return <div className={styles.action}>{children}</div>;
  return (
    <div className={styles.action}>
      <OwnAction plan={plan} billing={data}>
        {children}
      </OwnAction>
    </div>
  );
}

function OwnAction({ plan, billing, children }: OwnPlanActionProps & { billing: OwnBilling }) {
  const { membership, subscription, planChanges, canHaveFounderDiscount, canTestDrive } = billing;
  const currentTier = membership.tier ?? 'free';
  const isUnfinished = subscription?.status === 'incomplete' && subscription.isConfirming !== true;
  // An unfinished payment gives no access yet, so another plan can still be chosen.
  const hasSubscription = subscription !== null && subscription.status !== 'canceled' && !isUnfinished;
  const changes = planChanges.filter((to) => to.subscriptionType === plan.tier);
  if (plan.tier === currentTier) {
    const own = (
      <>
        <p className={styles.ownLabel}>
          {subscription?.cancelAtPeriodEnd && subscription.periodEnd
            ? copy.ownEnding(dayOf(subscription.periodEnd))
            : copy.own}
        </p>
        <OwnLink tier={currentTier} />
      </>
    );
    const [change] = changes;
    // The plan comes from a gift and can be subscribed to afterward.
    if (!hasSubscription && plan.tier !== 'free')
      return (
        <>
          <p className={styles.ownLabel}>{copy.own}</p>
          <ChooseLinks plan={plan} />
        </>
      );
    if (!change) return own;
    return intervals.map((interval) => (
      <div key={interval} className={styles[interval]}>
        {interval === change.interval ? (
          <>
            <p className={styles.ownLabel}>{copy.ownAs[interval]}</p>
            <SwitchLink to={change}>{changeCopy.toInterval[interval]}</SwitchLink>
          </>
        ) : (
          own
        )}
      </div>
    ));
  }
  if (subscription && plan.tier === subscription.subscriptionType && isUnpaid(subscription.status))
    return <UnpaidPlan subscription={subscription} />;
  // With a gift or no plan, a subscription can start.
  if (!hasSubscription && plan.tier !== 'free') {
    if (plan.tier === 'cofounder' && !canHaveFounderDiscount) return <p className={styles.note}>{copy.ended}</p>;
    return canTestDrive && currentTier === 'free' ? children : <ChooseLinks plan={plan} />;
  }
  if (subscription?.cancelAtPeriodEnd && subscription.periodEnd && plan.tier !== 'free')
    return (
      <>
        <p className={styles.note}>{copy.changeAtEnd(dayOf(subscription.periodEnd))}</p>
        <ButtonLink href={paths.billing} size="large" weight="outline" isWide>
          {copy.resume}
        </ButtonLink>
      </>
    );
  if (changes.length === 0) {
    const isIncluded = plan.tier === 'free' || (plan.tier === 'member' && currentTier === 'cofounder');
    return isIncluded ? (
      <p className={styles.included}>{changeCopy.included}</p>
    ) : (
      <p className={styles.note}>{copy.changeNote}</p>
    );
  }
  return intervals.map((interval) => {
    const change = changes.find((to) => to.interval === interval);
    return (
      <div key={interval} className={styles[interval]}>
        {change ? (
          <SwitchLink to={change} isSolid={plan.isRecommended === true}>
            {changeCopy.toTier[change.subscriptionType]}
          </SwitchLink>
        ) : (
          <p className={styles.included}>{changeCopy.included}</p>
        )}
      </div>
    );
  });
}

/** A plan that gives no access until it is paid: its state, and the way to pay. */
function UnpaidPlan({ subscription: { status, isConfirming } }: { subscription: OwnSubscription }) {
  const isFirst = status === 'incomplete';
  return (
    <>
      <p className={styles.ownLabel}>{isConfirming ? billingCopy.confirmingTitle : billingCopy.status[status]}</p>
      <ButtonLink href={isFirst && !isConfirming ? paths.checkout : paths.billing} size="large" weight="outline" isWide>
        {isConfirming ? copy.manage : isFirst ? billingCopy.finish : billingCopy.payOpen}
      </ButtonLink>
    </>
  );
}

type SwitchLinkProps = { to: OwnBilling['planChanges'][number]; isSolid?: boolean; children: ReactNode };

const SwitchLink = ({ to, isSolid = false, children }: SwitchLinkProps) => (
  <ButtonLink href={switchPath(to)} size="large" weight={isSolid ? 'solid' : 'outline'} isWide>
    {children}
  </ButtonLink>
);

const OwnLink = ({ tier }: { tier: PlanCard['tier'] }) => (
  <ButtonLink href={tier === 'free' ? paths.account : paths.billing} size="large" weight="outline" isWide>
    {tier === 'free' ? copy.toAccount : copy.manage}
  </ButtonLink>
);

/** Links without a test drive, one per interval. */
const ChooseLinks = ({ plan }: { plan: PlanCard }) =>
  intervals.map((interval) => (
    <div key={interval} className={styles[interval]}>
      <ButtonLink
        href={checkoutPath(plan.tier, interval)}
        size="large"
        weight={plan.isRecommended ? 'solid' : 'outline'}
        isWide
      >
        {copy.choose(plan.name)}
      </ButtonLink>
    </div>
  ));

const checkoutPath = (tier: string, interval: Interval) =>
  `${paths.checkout}?plan=${tier}${interval === 'year' ? '&interval=year' : ''}`;

/** The bar at the bottom of a phone's screen, for a member who can still choose the plan. */
export function OwnPlanBar({ plan, children }: OwnPlanActionProps) {
  const { data } = useOwnBilling();
  const isOpen = plan.tier !== 'cofounder' || data?.canHaveFounderDiscount;
  const canChoose = data && !data.isOff && data.membership.tier === null && data.canTestDrive && isOpen;
  return canChoose ? children : null;
}

/** The badge of the recommended plan: that it is the member's own, or else `children`. */
export function OwnBadge({ tier, children }: { tier: PlanCard['tier']; children: ReactNode }) {
  return useOwnBilling().data?.membership.tier === tier ? copy.ownBadge : children;
}

/** Text about the test drive, for members who can still get one. Otherwise `instead` takes its place. */
export function OwnTrial({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  const { data } = useOwnBilling();
  return data && !data.isOff && (data.membership.tier !== null || !data.canTestDrive) ? instead : children;
}

/** Selects the interval of the member's plan, unless the member selected one. */
export function OwnInterval({ group }: { group: RefObject<HTMLElement | null> }) {
  const subscription = useOwnBilling().data?.subscription;
  const isYearly = subscription?.interval === 'year' && subscription.status !== 'canceled';
  useEffect(() => {
    const yearly = group.current?.querySelector<HTMLInputElement>('[value="year"]');
    if (isYearly && yearly) yearly.checked = true;
  }, [group, isYearly]);
  return null;
}

/** A single request for all parts of the page. It refetches, because the plan may change in another tab. */
const useOwnBilling = () =>
  useMemberData('own-plan', billingClient, (calls) => calls.read(), { refreshesOnReturn: true });
