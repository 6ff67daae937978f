import { use, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Section } from '@/components/ui/section';
import { scrollToTop } from '@/lib/client/http/navigation';
import { checkoutCopy as copy } from '@/lib/content/membership/billing';
import { grantCopy } from '@/lib/content/membership/grants';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { paths } from '@/lib/domain/shared/paths';
import { dayOf } from '@/lib/domain/shared/dates';
import { usd } from '@/lib/domain/shared/money';
import { testDriveDays } from '@/lib/domain/membership/plans';
import styles from './billing.module.css';
import { CheckoutHeading } from './checkout-heading';
import { PlanSummary, shownAmount } from './plan-summary';

/**
 * Shown after paying: the plan and what happens next. The page's heading receives the focus, because the form is
 * removed.
 */
export function CheckoutDone({ billing }: { billing: OwnBilling }) {
  const { subscription, nextCharge } = billing;
  const tell = use(CheckoutHeading);
  const sentence =
    subscription?.status === 'trialing' && nextCharge
      ? subscription.startsAfterGift
        ? grantCopy.laterText(shownAmount(nextCharge.amountCents), dayOf(nextCharge.at))
        : copy.driveText(testDriveDays, usd(nextCharge.amountCents), dayOf(nextCharge.at))
      : copy.doneText;
  useEffect(() => tell(sentence), [tell, sentence]);
  useEffect(() => {
    scrollToTop();
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    // Focusable by script but not in the tab order, since it is focused only to be announced.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return (
    <Section>
      <div className={styles.stack}>
        {subscription ? <PlanSummary billing={billing} subscription={subscription} /> : null}
        <div className={styles.buttons}>
          <ButtonLink href={`${paths.optionsSignals}?variant=live#record`} size="large">
            {copy.toSignals}
          </ButtonLink>
          <ButtonLink href={paths.billing} size="large" weight="outline">
            {copy.toBilling}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
