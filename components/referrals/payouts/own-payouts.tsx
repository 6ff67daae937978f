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
import { BalancePart } from './balance-part';
import { DetailsPart } from './details-part';
import { GrantsPart } from './grants-part';
import { HistoryPart } from './history-part';
import { RatesPart } from './rates-part';
import { needsSetup, type PayoutForm } from './request-part';
import { TaxFormPart } from './tax-form-part';
import { payoutsClient, type ChangePayouts } from './payouts-client';

/** The balance and its next step, earlier payouts, and what is set up once. */
export function OwnPayouts() {
  const result = useMemberData('payouts', payoutsClient, (calls): Promise<PayoutData> => calls.own(), {
    refreshesOnReturn: true,
  });
  const [isOpen, setIsOpen] = useState<Record<PayoutForm, boolean>>({ details: false, taxForm: false });
  const { data } = result;
  const edit = (form: PayoutForm, isEditing: boolean) => setIsOpen((before) => ({ ...before, [form]: isEditing }));
  return (
    <>
      <ReferralTabs current={referralPaths.payouts} />
      {data ? (
        <>
          <BalancePart
            payouts={data}
            change={result.change}
            isBusy={result.isBusy}
            onStart={(form) => edit(form, true)}
          />
          {hasNoCommission(data) ? null : (
            <HistoryPart payouts={data.payouts} change={result.change} isBusy={result.isBusy} />
          )}
          <SetupPart payouts={data} change={result.change} isOpen={isOpen} edit={edit} />
          <RatesPart />
          <GrantsPart />
        </>
      ) : (
        <Section>
          <Pending of={result} copy={earningsGate} lines={6} />
        </Section>
      )}
    </>
  );
}

type SetupPartProps = {
  payouts: PayoutData;
  change: ChangePayouts;
  isOpen: Record<PayoutForm, boolean>;
  edit: (form: PayoutForm, isEditing: boolean) => void;
};

/** What is set up once. While the steps of the balance offer a missing part, it is here only with its form open. */
function SetupPart({ payouts, change, isOpen, edit }: SetupPartProps) {
  const isOffered = needsSetup(payouts) && !hasNoCommission(payouts);
  const hasDetails = !isOffered || payouts.details !== null || isOpen.details;
  const hasTaxForm = !isOffered || payouts.taxForm !== null || isOpen.taxForm;
  if (!hasDetails && !hasTaxForm) return null;
  return (
    <Section title={setupCopy.title} lead={setupCopy.lead}>
      {hasDetails ? (
        <DetailsPart
          payouts={payouts}
          change={change}
          isEditing={isOpen.details}
          onEditing={(isEditing) => edit('details', isEditing)}
        />
      ) : null}
      {hasTaxForm ? (
        <TaxFormPart
          payouts={payouts}
          change={change}
          isEditing={isOpen.taxForm}
          onEditing={(isEditing) => edit('taxForm', isEditing)}
        />
      ) : null}
    </Section>
  );
}
