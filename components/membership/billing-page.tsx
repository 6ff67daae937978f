import { MemberPage } from '@/components/layout/shell/member-page';
import { SignInPrompt } from '@/components/modals/sign-up/sign-in-prompt';
import { billingCopy as copy, billingGateCopy } from '@/lib/content/membership/billing';
import { paths } from '@/lib/domain/shared/paths';

const load = async () => (await import('./member-parts')).Billing;

/** The page for the plan, next charge, card, invoices and cancellation. */
export const BillingPage = () => (
  <MemberPage
    path={paths.billing}
    title={copy.title}
    description={copy.description}
    lead={copy.lead}
    load={load}
    copy={billingGateCopy}
    wayIn={<SignInPrompt isForMembers />}
  />
);
