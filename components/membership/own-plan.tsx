import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { gateCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import styles from './billing.module.css';
import { useBilling, type ChangeBilling } from './use-billing';

type OwnPlanProps = {
  /** The page is only for payments already made, so no test card is suggested. */
  isPaid?: boolean;
  /** Refetches when the reader returns from another tab. */
  followsOthers?: boolean;
  children: (billing: OwnBilling, change: ChangeBilling) => ReactNode;
};

/** Fetches the member's plan and shows it, or the error. */
export function OwnPlan({ isPaid = false, followsOthers = false, children }: OwnPlanProps) {
  const result = useBilling({ followsOthers });
  const { data, change } = result;
  if (data?.isOff)
    return (
      <Section>
        <EmptyState title={copy.offTitle}>{copy.offText}</EmptyState>
      </Section>
    );
  if (data)
    return (
      <>
        {data.isSimulated && !isPaid ? (
          <div className={styles.sample}>
            <SampleTag /> {copy.sample}
          </div>
        ) : null}
        {children(data, change)}
      </>
    );
  return (
    <Section>
      <Pending of={result} copy={copy} lines={6} />
    </Section>
  );
}
