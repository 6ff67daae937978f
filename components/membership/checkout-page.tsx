import { checkoutCopy as copy } from '@/lib/content/membership/billing';
import { paths } from '@/lib/domain/shared/paths';
import { MemberGate } from './member-gate';

const load = async () => (await import('./checkout')).Checkout;

/** Chooses a plan and pays. */
export const CheckoutPage = () => (
  <MemberGate
    path={paths.checkout}
    title={copy.title}
    description={copy.description}
    lead={copy.lead}
    load={load}
    isForm
  />
);
