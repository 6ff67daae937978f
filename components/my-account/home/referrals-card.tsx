import { homePartCopy } from '@/lib/content/my-account/home';
import type { MemberHome } from '@/lib/contracts/my-account/home';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { usdExact } from '@/lib/domain/shared/money';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { paths } from '@/lib/domain/shared/paths';
import { CardLink, EmptyLine, HomeCard, FailedSection } from './home-card';
import styles from './home-card.module.css';

const copy = homePartCopy.referrals;

type ReferralsCardProps = { referrals: MemberHome['referrals']; retry: () => void };

/** The results of the member's referral link. */
export function ReferralsCard({ referrals, retry }: ReferralsCardProps) {
  if (!referrals) return <FailedSection part="referrals" title={copy.title} retry={retry} />;
  if (!referrals.isActive)
    return (
      <HomeCard title={copy.title}>
        <EmptyLine text={copy.none} href={paths.accountLinks} action={copy.noneAction} />
      </HomeCard>
    );
  const { availableCents, signUps, pendingCents, heldCents, paidCents } = referrals;
  return (
    <HomeCard title={copy.title} aside={<CardLink href={referralPaths.overview}>{copy.link}</CardLink>}>
      <dl className={styles.figures}>
        <Figure label={copy.available} value={usdExact(availableCents)} />
        <Figure label={copy.pending} value={usdExact(pendingCents)} />
        {heldCents > 0 ? <Figure label={copy.held} value={usdExact(heldCents)} /> : null}
        <Figure label={copy.paid} value={usdExact(paidCents)} />
        <Figure label={copy.signUps} value={groupDigits(signUps)} />
      </dl>
    </HomeCard>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
