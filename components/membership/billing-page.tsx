import { billingCopy as copy, billingGateCopy } from '@/lib/content/membership/billing';
import { paths } from '@/lib/domain/shared/paths';
import { MemberGate } from './member-gate';

const load = async () => (await import('./billing')).Billing;

/** Plan, next charge, card, invoices, and cancellation. */
export const BillingPage = () => (
  <MemberGate
    path={paths.billing}
    title={copy.title}
    description={copy.description}
    lead={copy.lead}
    load={load}
    copy={billingGateCopy}
  />
);
