import { Skeleton } from '@/components/ui/feedback/skeleton';
import { TextLink } from '@/components/ui/navigation/text-link';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { waysCopy as copy } from '@/lib/content/my-account/account-sections';
import { gateCopy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { paths } from '@/lib/domain/shared/paths';
import { billingClient } from '@/components/membership/use-billing';
import { planText } from './plan-text';

/**
 * The plan with its next event, and links to manage and cancel it. If loading fails, a note refers to Billing and both
 * links remain.
 */
export function OwnPlanSummary() {
  const { data, failure } = useMemberData('own-plan', billingClient, (calls) => calls.read(), {
    refreshesOnReturn: true,
  });
  const plan = data?.subscription;
  const goesOn = plan && plan.status !== 'canceled' && plan.status !== 'incomplete' && !plan.cancelAtPeriodEnd;
  return (
    <>
      {data ? <PlanLine billing={data} /> : failure ? <p>{copy.billing}</p> : null}
      {data || failure ? null : <Skeleton label={gateCopy.loading} lines={1} />}
      <TextLink href={paths.billing}>{copy.billingLink}</TextLink>
      {goesOn || failure ? <TextLink href={`${paths.billing}?cancel=1`}>{copy.cancelLink}</TextLink> : null}
    </>
  );
}

function PlanLine({ billing: { membership, subscription, canTestDrive } }: { billing: OwnBilling }) {
  const { name, text } = planText({ ...membership, interval: subscription?.interval ?? null, canTestDrive });
  return (
    <p>
      <strong>{name}</strong>
      <br />
      {text}
    </p>
  );
}
