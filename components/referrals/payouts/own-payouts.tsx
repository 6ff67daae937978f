import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { earningsGate } from '@/lib/content/referrals/earnings-page';
import type { OwnPayouts as PayoutData } from '@/lib/contracts/referrals/payouts';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { ReferralTabs } from '../earnings/referral-tabs';
import { BalancePart } from './balance-part';
import { DetailsPart } from './details-part';
import { GrantsPart } from './grants-part';
import { HistoryPart } from './history-part';
import { RatesPart } from './rates-part';
import { TaxFormPart } from './tax-form-part';
import { payoutsClient } from './payouts-client';

/** The balance and its request, payout details, the tax form and earlier payouts. */
export function OwnPayouts() {
  const result = useMemberData('payouts', payoutsClient, (calls): Promise<PayoutData> => calls.own(), {
    refreshesOnReturn: true,
  });
  const { data } = result;
  return (
    <>
      <ReferralTabs current={referralPaths.payouts} />
      {data ? (
        <>
          <BalancePart payouts={data} change={result.change} isBusy={result.isBusy} />
          <DetailsPart payouts={data} change={result.change} />
          <TaxFormPart payouts={data} change={result.change} />
          <HistoryPart payouts={data.payouts} change={result.change} isBusy={result.isBusy} />
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
