import { useState } from 'react';
import { checkoutCopy as copy } from '@/lib/content/membership/billing';
import { paths } from '@/lib/domain/shared/paths';
import { CheckoutHeading } from './checkout-heading';
import { MemberGate } from './member-gate';

const load = async () => (await import('./member-parts')).Checkout;

/** Chooses a plan and pays. */
export function CheckoutPage() {
  const [done, setDone] = useState<string>();
  return (
    <CheckoutHeading value={setDone}>
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
