import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Section } from '@/components/ui/section';
import { scrollToTop } from '@/lib/client/http/navigation';
import { checkoutCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { paths } from '@/lib/domain/shared/paths';
import { dayOf } from '@/lib/domain/shared/dates';
import { usd } from '@/lib/domain/shared/money';
import { testDriveDays } from '@/lib/domain/membership/plans';
import styles from './billing.module.css';

/** After paying: the heading takes the focus of the form that is gone. */
export function CheckoutDone({ billing: { subscription, nextCharge } }: { billing: OwnBilling }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Section>
      <div className={styles.stack}>
        <h2 ref={heading} tabIndex={-1}>
          {copy.doneTitle}
        </h2>
        <p>
          {subscription?.status === 'trialing' && nextCharge
            ? copy.driveText(testDriveDays, usd(nextCharge.amountCents), dayOf(nextCharge.at))
            : copy.doneText}
        </p>
        <div>
          <ButtonLink href={paths.billing}>{copy.toBilling}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
