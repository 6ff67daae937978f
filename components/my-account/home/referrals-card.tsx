import { homePartCopy } from '@/lib/content/my-account/home';
import type { OwnHome } from '@/lib/contracts/my-account/home';
import { paths } from '@/lib/domain/shared/paths';
import { CardLink, HomeCard, LostPart } from './home-card';
import styles from './home-card.module.css';

const copy = homePartCopy.referrals;

type ReferralsCardProps = { referrals: OwnHome['referrals']; retry: () => void };

/** How the member's referral link does. */
export function ReferralsCard({ referrals, retry }: ReferralsCardProps) {
  if (!referrals) return <LostPart part="referrals" title={copy.title} retry={retry} />;
  if (!referrals.isActive)
    return <HomeCard title={copy.title} aside={<CardLink href={paths.accountLinks}>{copy.noneAction}</CardLink>} />;
  const { clicks, signUps } = referrals;
  return (
    <HomeCard title={copy.title} aside={<CardLink href={paths.accountLinks}>{copy.link}</CardLink>}>
      <dl className={styles.figures}>
        <Count label={copy.clicks} value={clicks.total} />
        <Count label={copy.recent} value={clicks.last30Days} />
        <Count label={copy.signUps} value={signUps} />
      </dl>
    </HomeCard>
  );
}

const Count = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value.toLocaleString('en-US')}</dd>
  </div>
);
