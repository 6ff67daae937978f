import { useState } from 'react';
import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { earningsGate } from '@/lib/content/referrals/earnings-page';
import { setupCopy } from '@/lib/content/referrals/payouts-page';
import type { OwnPayouts as PayoutData } from '@/lib/contracts/referrals/payouts';
import { hasNoCommission } from '@/lib/domain/referrals/no-commission';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { ReferralTabs } from '../earnings/referral-tabs';
import { BalanceSection } from './balance-section';
import { DetailsForm, DetailsSection } from './details-section';
import { GrantsSection } from './grants-section';
import { HistorySection } from './history-section';
import { RatesSection } from './rates-section';
import { needsSetup, type PayoutForm } from './request-section';
import { TaxFormForm, TaxFormSection } from './tax-form-section';
import { payoutsClient, type ChangePayouts } from './payouts-client';

/** Where each open form is shown: at the step that it completes, or in its setup row. */
type OpenForms = Partial<Record<PayoutForm, 'step' | 'row' | undefined>>;

/** The balance with its next step, earlier payouts, and the payout setup. */
export function OwnPayouts() {
  const result = useMemberData('payouts', payoutsClient, (calls): Promise<PayoutData> => calls.own(), {
    refreshesOnReturn: true,
  });
  const [openAt, setOpenAt] = useState<OpenForms>({});
  const { data } = result;
  const open = (form: PayoutForm, place: OpenForms[PayoutForm]) =>
    setOpenAt((before) => ({ ...before, [form]: place }));
  return (
    <>
      <ReferralTabs current={referralPaths.payouts} />
      {data ? (
        <>
          <BalanceSection
            payouts={data}
            change={result.change}
            isBusy={result.isBusy}
            onStart={(form) => open(form, data[form] === null ? 'step' : 'row')}
            forms={formsOf(data)}
          />
          {hasNoCommission(data) ? null : (
            <HistorySection payouts={data.payouts} change={result.change} isBusy={result.isBusy} />
          )}
          <SetupSection
            payouts={data}
            change={result.change}
            openAt={openAt}
            edit={(form, isEditing) => open(form, isEditing ? 'row' : undefined)}
          />
          <RatesSection />
          <GrantsSection />
        </>
      ) : (
        <Section>
          <Pending of={result} copy={earningsGate} lines={6} />
        </Section>
      )}
    </>
  );

  /** The forms that are open at a step. */
  function formsOf(payouts: PayoutData) {
    const part = { payouts, change: result.change };
    return {
      ...(openAt.details === 'step'
        ? { details: <DetailsForm {...part} onClose={() => open('details', undefined)} /> }
        : {}),
      ...(openAt.taxForm === 'step'
        ? { taxForm: <TaxFormForm {...part} onClose={() => open('taxForm', undefined)} /> }
        : {}),
    };
  }
}

type SetupSectionProps = {
  payouts: PayoutData;
  change: ChangePayouts;
  openAt: OpenForms;
  edit: (form: PayoutForm, isEditing: boolean) => void;
};

/** The payout setup. Missing requirements are omitted while the balance lists them as steps. */
function SetupSection({ payouts, change, openAt, edit }: SetupSectionProps) {
  const isOffered = needsSetup(payouts) && !hasNoCommission(payouts);
  const hasDetails = !isOffered || payouts.details !== null;
  const hasTaxForm = !isOffered || payouts.taxForm !== null;
  if (!hasDetails && !hasTaxForm) return null;
  return (
    <Section title={setupCopy.title} lead={setupCopy.lead}>
      {hasDetails ? (
        <DetailsSection
          payouts={payouts}
          change={change}
          isEditing={openAt.details === 'row'}
          onEditing={(isEditing) => edit('details', isEditing)}
        />
      ) : null}
      {hasTaxForm ? (
        <TaxFormSection
          payouts={payouts}
          change={change}
          isEditing={openAt.taxForm === 'row'}
          onEditing={(isEditing) => edit('taxForm', isEditing)}
        />
      ) : null}
    </Section>
  );
}
