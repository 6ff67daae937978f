import { TextLink } from '@/components/ui/navigation/text-link';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { paths } from '@/lib/domain/shared/paths';
import { billingClient } from './use-billing';

/** The link to cancel a plan, for members whose plan renews or could not be loaded. Billing explains why. */
export function OwnCancelLink({ children }: { children: string }) {
  const { data, failure } = useMemberData('own-plan', billingClient, (calls) => calls.read());
  const plan = data?.subscription;
  const goesOn = plan && plan.status !== 'canceled' && plan.status !== 'incomplete' && !plan.cancelAtPeriodEnd;
  if (!goesOn && !failure) return null;
  return <TextLink href={`${paths.billing}?cancel=1`}>{children}</TextLink>;
}
