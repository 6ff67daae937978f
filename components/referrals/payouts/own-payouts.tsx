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
import { DetailsForm, DetailsPart } from './details-part';
import { GrantsPart } from './grants-part';
import { HistoryPart } from './history-part';
import { RatesPart } from './rates-part';
import { needsSetup, type PayoutForm } from './request-part';
import { TaxFormForm, TaxFormPart } from './tax-form-part';
import { payoutsClient, type ChangePayouts } from './payouts-client';

/** Where a form is open: at the step that it completes, or in its row of the setup. */
type OpenForms = Partial<Record<PayoutForm, 'step' | 'row' | undefined>>;

/** The balance and its next step, earlier payouts, and what is set up once. */
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
          <BalancePart
            payouts={data}
            change={result.change}
            isBusy={result.isBusy}
            onStart={(form) => open(form, 'step')}
            forms={formsOf(data)}
          />
          {hasNoCommission(data) ? null : (
            <HistoryPart payouts={data.payouts} change={result.change} isBusy={result.isBusy} />
          )}
          <SetupPart
            payouts={data}
            change={result.change}
            openAt={openAt}
            edit={(form, isEditing) => open(form, isEditing ? 'row' : undefined)}
          />
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

  /** The open forms of steps. */
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

type SetupPartProps = {
  payouts: PayoutData;
  change: ChangePayouts;
  openAt: OpenForms;
  edit: (form: PayoutForm, isEditing: boolean) => void;
};

/** What is set up once. A missing part is not here while the steps of the balance offer it. */
function SetupPart({ payouts, change, openAt, edit }: SetupPartProps) {
  const isOffered = needsSetup(payouts) && !hasNoCommission(payouts);
  const hasDetails = !isOffered || payouts.details !== null;
  const hasTaxForm = !isOffered || payouts.taxForm !== null;
  if (!hasDetails && !hasTaxForm) return null;
  return (
    <Section title={setupCopy.title} lead={setupCopy.lead}>
      {hasDetails ? (
        <DetailsPart
          payouts={payouts}
          change={change}
          isEditing={openAt.details === 'row'}
          onEditing={(isEditing) => edit('details', isEditing)}
        />
      ) : null}
      {hasTaxForm ? (
        <TaxFormPart
          payouts={payouts}
          change={change}
          isEditing={openAt.taxForm === 'row'}
          onEditing={(isEditing) => edit('taxForm', isEditing)}
        />
      ) : null}
    </Section>
  );
}
