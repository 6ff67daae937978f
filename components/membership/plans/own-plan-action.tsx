import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { planCopy as copy } from '@/lib/content/membership/plans';
import type { PlanCard } from '@/lib/content/shared/blocks';
import { dayOf } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { billingClient } from '../use-billing';
import styles from './plans.module.css';

export type OwnPlanActionProps = { plan: PlanCard; children: ReactNode };

/**
 * A plan's button for a member: their own plan is marked and links to Billing, a subscriber changes plans there, and no
 * second test drive is offered. Until the plan is known, and if it cannot be read, the visitors' buttons stay.
 */
export function OwnPlanAction({ plan, children }: OwnPlanActionProps) {
  const { data } = useOwnBilling();
  if (!data || data.isOff) return children;
  const currentTier = data.membership.tier ?? 'free';
  const ends = data.subscription?.cancelAtPeriodEnd ? data.subscription.periodEnd : null;
  if (plan.tier === currentTier)
    return (
      <div className={styles.own}>
        <p className={styles.ownLabel}>{copy.own}</p>
        <ButtonLink href={currentTier === 'free' ? paths.account : paths.billing} size="large" weight="outline" isWide>
          {currentTier === 'free' ? copy.toAccount : copy.manage}
        </ButtonLink>
      </div>
    );
  if (plan.tier === 'free') return <div />;
  if (currentTier !== 'free')
    return (
      <div className={styles.own}>
        <p className={styles.note}>{ends ? copy.changeAtEnd(dayOf(ends)) : copy.changeNote}</p>
        <ButtonLink href={paths.billing} size="large" weight="outline" isWide>
          {copy.manage}
        </ButtonLink>
      </div>
    );
  if (plan.tier === 'cofounder' && !data.canHaveFounderDiscount) return <p className={styles.note}>{copy.ended}</p>;
  if (data.canTestDrive) return children;
  return (
    <ButtonLink href={`${paths.checkout}?plan=${plan.tier}`} size="large" isWide>
      {copy.choose(plan.name)}
    </ButtonLink>
  );
}

/** The bar at the bottom of a phone's window, for a member who can still choose its plan. */
export function OwnPlanBar({ plan, children }: OwnPlanActionProps) {
  const { data } = useOwnBilling();
  const isOpen = plan.tier !== 'cofounder' || data?.canHaveFounderDiscount;
  const canChoose = data && !data.isOff && data.membership.tier === null && data.canTestDrive && isOpen;
  return canChoose ? children : null;
}

/** A text about the test drive, for a member who can still have one. */
export function OwnTrial({ children }: { children: ReactNode }) {
  const { data } = useOwnBilling();
  return data && !data.isOff && (data.membership.tier !== null || !data.canTestDrive) ? null : children;
}

/** One request for all parts of the page. */
const useOwnBilling = () => useMemberData('own-plan', billingClient, (calls) => calls.read());
