import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { bankIcon } from '@/components/ui/feedback/state-icons/bank';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Section } from '@/components/ui/section';
import { StatRow } from '@/components/ui/tables/stat-row';
import { payoutCopy as copy } from '@/lib/content/referrals/payouts-page';
import type { OwnPayouts } from '@/lib/contracts/referrals/payouts';
import { hasNoCommission } from '@/lib/domain/referrals/no-commission';
import { paths } from '@/lib/domain/shared/paths';
import { usdExact } from '@/lib/domain/shared/money';
import { SampleLabel } from '../sample-label';
import styles from './balance-section.module.css';
import type { ChangePayouts } from './payouts-client';
import { RequestSection, type PayoutForm } from './request-section';

type BalanceSectionProps = {
  payouts: OwnPayouts;
  change: ChangePayouts;
  isBusy: boolean;
  /** Called to open the form for a missing requirement. */
  onStart: (form: PayoutForm) => void;
  /** The open forms for missing requirements. */
  forms: Partial<Record<PayoutForm, ReactNode>>;
};

/** The payable amount, with a button to request it or the missing requirements. */
export function BalanceSection({ payouts, change, isBusy, onStart, forms }: BalanceSectionProps) {
  const { balance, minimumCents, nextApprovalAt } = payouts;
  const { availableCents, deductedCents, requestedCents, pendingCents, heldCents, paidCents } = balance;
  if (hasNoCommission(payouts))
    return (
      <Section>
        <EmptyState
          icon={bankIcon}
          title={copy.noneTitle}
          action={<ButtonLink href={paths.accountLinks}>{copy.noneAction}</ButtonLink>}
        >
          {copy.noneText(minimumCents)}
        </EmptyState>
      </Section>
    );

  return (
    <Section>
      <SampleLabel />
      <div className={styles.balance}>
        <div className={styles.now}>
          <dl>
            <dt className={styles.note}>{copy.available}</dt>
            <dd className={styles.sum}>{usdExact(availableCents)}</dd>
            <dd className={styles.note}>
              {deductedCents < 0 ? copy.deducted(deductedCents) : copy.minimum(minimumCents)}
            </dd>
          </dl>
          <RequestSection payouts={payouts} change={change} isBusy={isBusy} onStart={onStart} forms={forms} />
        </div>
        <div className={styles.later}>
          <StatRow
            stats={[
              ...(requestedCents > 0
                ? [{ label: copy.requestedSum, value: usdExact(requestedCents), note: copy.requestedNote }]
                : []),
              {
                label: copy.pending,
                value: usdExact(pendingCents),
                note: nextApprovalAt === null ? copy.pendingNote : copy.nextApproval(nextApprovalAt),
              },
              { label: copy.held, value: usdExact(heldCents), note: copy.heldNote },
              { label: copy.paid, value: usdExact(paidCents), note: copy.paidNote },
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
