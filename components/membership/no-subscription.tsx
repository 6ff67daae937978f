import { ButtonLink } from '@/components/ui/forms/button-link';
import { StatRow } from '@/components/ui/tables/stat-row';
import { billingCopy, tierNames } from '@/lib/content/membership/billing';
import { grantCopy as copy } from '@/lib/content/membership/grants';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { dayOf } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import styles from './billing.module.css';

/** Shown without an active subscription: the plan from a gift, or the free plan. Links to the paid plans. */
export function NoSubscription({ billing }: { billing: OwnBilling }) {
  const grant = billing.grants.find(({ tier }) => tier === billing.membership.tier);
  const ended = billing.subscription?.periodEnd;
  return (
    <div className={styles.stack}>
      {grant ? (
        <>
          <StatRow
            isFramed
            stats={[
              {
                label: billingCopy.plan,
                value: tierNames[grant.tier],
                note: copy.planUntil[grant.kind](dayOf(grant.until)),
              },
              { label: billingCopy.nextCharge, value: billingCopy.nothingNext },
            ]}
          />
          <p>{copy.continueAfter(dayOf(grant.until), tierNames[grant.tier])}</p>
        </>
      ) : (
        <p>
          <strong>{billingCopy.none}</strong>. {ended ? billingCopy.endedText(dayOf(ended)) : billingCopy.noneText}
        </p>
      )}
      <div>
        <ButtonLink href={paths.subscribe}>{billingCopy.subscribe}</ButtonLink>
      </div>
    </div>
  );
}
