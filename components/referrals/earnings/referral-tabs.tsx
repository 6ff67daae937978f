import { Link } from '@/components/ui/navigation/link';
import tabs from '@/components/ui/navigation/tabs.module.css';
import { referralTabs as copy } from '@/lib/content/referrals/earnings-page';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { paths } from '@/lib/domain/shared/paths';
import styles from './earnings.module.css';

const links = [
  { href: referralPaths.overview, label: copy.overview },
  { href: referralPaths.sales, label: copy.sales },
  { href: referralPaths.payouts, label: copy.payouts },
  { href: paths.accountLinks, label: copy.link },
];

/** The pages about referrals as tabs. */
export const ReferralTabs = ({ current }: { current: string }) => (
  <nav aria-label={copy.label} className={styles.tabs}>
    <ul className={tabs.list}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={tabs.link} aria-current={href === current ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
