import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Pending } from '@/components/ui/feedback/fetched';
import { TextLink } from '@/components/ui/navigation/text-link';
import { PhoneFold } from '@/components/ui/phone-fold';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { StatRow } from '@/components/ui/tables/stat-row';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { earningsGate, overviewCopy as copy } from '@/lib/content/referrals/earnings-page';
import type { EarningsOverview } from '@/lib/contracts/referrals/earnings';
import { payoutMinimumOn } from '@/lib/domain/referrals/payouts';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { scheduleOn } from '@/lib/domain/referrals/referrals';
import { paths } from '@/lib/domain/shared/paths';
import { usdExact } from '@/lib/domain/shared/money';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { earningsClient } from './earnings-clients';
import styles from './earnings.module.css';
import { FirstReferral } from './first-referral';
import { LeaderboardSection } from './leaderboard-section';
import { LevelTable } from './level-table';
import { LiveSection } from './live/live-section';
import { PeopleSection } from './people-section';
import { ReferralTabs } from './referral-tabs';
import { StatementsSection } from './statements-section';
import { TierProgress } from './tier-progress';

/** An ambassador's figures, referred people, statements, and the leaderboard. */
export function OwnEarnings() {
  const result = useMemberData(
    'referral-overview',
    earningsClient,
    (calls): Promise<EarningsOverview> => calls.overview(),
    {
      refreshesOnReturn: true,
    },
  );
  const { data } = result;
  return (
    <>
      <ReferralTabs current={referralPaths.overview} />
      {data ? (
        <Overview overview={data} />
      ) : (
        <Section>
          <Pending of={result} copy={earningsGate} lines={6} />
        </Section>
      )}
    </>
  );
}

function Overview({ overview }: { overview: EarningsOverview }) {
  const { isActive, isSample, levels, schedule } = overview;
  const hasNone = levels.every(({ signUps, customers }) => signUps + customers === 0);
  if (hasNone && !isActive)
    return (
      <Section>
        <div className={styles.short}>
          <EmptyState
            title={copy.noneTitle}
            action={
              <ButtonLink href={paths.accountLinks} size="large">
                {copy.noneAction}
              </ButtonLink>
            }
          >
            {copy.noneText}
          </EmptyState>
        </div>
      </Section>
    );
  const tierProgress = <TierProgress levels={levels} tiers={scheduleOn(schedule.effectiveFrom).tiers} />;
  const tierSection = (content: ReactNode) => (
    <Section title={copy.tiers} lead={copy.tiersLead(schedule.version, schedule.effectiveFrom)} isSplit>
      {content}
    </Section>
  );
  if (hasNone)
    return (
      <>
        <FirstReferral clicks={overview.clicks.total} />
        {tierSection(tierProgress)}
      </>
    );
  return (
    <>
      <Section>
        {isSample ? (
          <p className={styles.sample}>
            <SampleTag />
          </p>
        ) : null}
        <StatRow stats={statsOf(overview)} isFramed />
        <div className={styles.actions}>
          <ButtonLink href={referralPaths.payouts}>{payoutAction(overview)}</ButtonLink>
          <ButtonLink href={paths.accountLinks} weight="outline">
            {copy.share}
          </ButtonLink>
        </div>
      </Section>
      <Section
        title={copy.earnings}
        lead={copy.earningsLead}
        aside={<TextLink href={referralPaths.sales}>{copy.explained}</TextLink>}
      >
        <LevelTable levels={levels} />
      </Section>
      <StatementsSection />
      <LiveSection />
      {tierSection(<PhoneFold label={copy.showTiers}>{tierProgress}</PhoneFold>)}
      <PeopleSection />
      <LeaderboardSection />
    </>
  );
}

/** The label of the link to payouts, by whether the minimum is reached and payouts are set up. */
function payoutAction({ payableCents, isPayoutSetUp }: EarningsOverview) {
  if (payableCents < payoutMinimumOn(utcDay(new Date()))) return copy.viewPayouts;
  return isPayoutSetUp ? copy.requestPayout : copy.setUpPayouts;
}

function statsOf({ balanceCents, payableCents, levels, clicks }: EarningsOverview) {
  const [first, second] = levels;
  return [
    { label: copy.available, value: usdExact(payableCents), note: copy.balance(usdExact(balanceCents)) },
    {
      label: copy.customers,
      value: groupDigits(first?.customers ?? 0),
      note: copy.secondLevel(second?.customers ?? 0),
    },
    {
      label: copy.signUps,
      value: groupDigits(first?.signUps ?? 0),
      note: copy.secondLevel(second?.signUps ?? 0),
    },
    { label: copy.clicks, value: groupDigits(clicks.total), note: copy.recent(clicks.last30Days) },
  ];
}
