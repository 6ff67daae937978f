import { useRouter } from 'next/router';
import { useState } from 'react';
import { TextLink } from '@/components/ui/navigation/text-link';
import { checkoutCopy as copy } from '@/lib/content/membership/billing';
import { paths } from '@/lib/domain/shared/paths';
import { CheckoutHeading } from './checkout-heading';
import styles from './checkout.module.css';
import { MemberGate } from './member-gate';

const load = async () => (await import('./member-parts')).Checkout;

/**
 * The checkout: choosing a plan and paying. Until it is done, the page has no menus and no newsletter, only a link
 * back.
 */
export function CheckoutPage() {
  const [done, setDone] = useState<string>();
  const isYearly = useRouter().query['interval'] === 'year';
  return (
    <CheckoutHeading value={setDone}>
      {done === undefined ? (
        <p className={styles.back}>
          <TextLink href={isYearly ? `${paths.subscribe}?interval=year` : paths.subscribe} isBack>
            {copy.toPricing}
          </TextLink>
        </p>
      ) : null}
      <MemberGate
        path={paths.checkout}
        title={done === undefined ? copy.title : copy.doneTitle}
        description={copy.description}
        lead={done ?? copy.lead}
        load={load}
        isForm
      />
    </CheckoutHeading>
  );
}
