import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Pending } from '@/components/ui/fetched';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { useOwn } from '@/lib/client/use-own';
import { gateWords as words } from '@/lib/content/billing';
import type { OwnBilling } from '@/lib/contracts/billing';
import styles from './billing.module.css';
import { loadBillingCalls, readBilling, type ChangeBilling } from './load-billing-calls';

type OwnPlanProps = { children: (billing: OwnBilling, change: ChangeBilling) => ReactNode };

/** Fetches what the member has, and shows it or why it cannot be shown. */
export function OwnPlan({ children }: OwnPlanProps) {
  const own = useOwn(loadBillingCalls, readBilling);
  const { data, change } = own;
  if (data?.isOff)
    return (
      <Section>
        <EmptyState title={words.offTitle}>{words.offText}</EmptyState>
      </Section>
    );
  if (data)
    return (
      <>
        {data.isSimulated ? (
          <div className={styles.sample}>
            <SampleTag /> {words.sample}
          </div>
        ) : null}
        {children(data, change)}
      </>
    );
  return (
    <Section>
      <Pending of={own} words={words} lines={6} />
    </Section>
  );
}
