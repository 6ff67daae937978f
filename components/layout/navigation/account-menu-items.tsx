import { startSwitch } from '@/components/modals/switch-account-button';
import { Link } from '@/components/ui/navigation/link';
import { signOut } from '@/lib/client/session/session-actions';
import { switchCopy } from '@/lib/content/accounts/switch-account';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { savedScreensPath } from '@/lib/domain/research/screener/saved-screens-path';
import { paths } from '@/lib/domain/shared/paths';
import type { Member } from './member';
import styles from './menu.module.css';

type Item = { label: string; href: string; isFirst?: boolean };

const itemsOf: Record<Member['kind'], readonly Item[]> = {
  user: [
    { label: 'Home', href: paths.account },
    { label: 'Watchlists', href: paths.watchlists },
    { label: 'Saved screens', href: savedScreensPath },
    { label: 'Plan and billing', href: paths.billing, isFirst: true },
    { label: 'Your referral link', href: paths.accountLinks },
    { label: 'Referrals', href: referralPaths.overview },
    { label: 'Brokerage account', href: brokeragePaths.openAccountStatus },
    { label: 'Investments', href: paths.accountInvesting },
    { label: 'Profile', href: paths.profile, isFirst: true },
  ],
  investor: [
    { label: 'Home', href: paths.account },
    { label: 'Watchlists', href: paths.watchlists },
    { label: 'Saved screens', href: savedScreensPath },
    { label: 'Investments', href: paths.accountInvesting },
    { label: 'Profile', href: paths.profile, isFirst: true },
  ],
};

/**
 * The links of the account menu, grouped, for each kind of account, with the buttons to switch accounts and to sign
 * out.
 */
export const AccountMenuItems = ({ kind }: Pick<Member, 'kind'>) => (
  <>
    {itemsOf[kind].map(({ label, href, isFirst }) => (
      <li key={href} className={isFirst ? styles.group : undefined}>
        <Link href={href} className={styles.item}>
          {label}
        </Link>
      </li>
    ))}
    <li>
      <button
        type="button"
        className={styles.item}
        onClick={() => startSwitch(kind === 'investor' ? 'user' : 'investor')}
      >
        {switchCopy.inMenu[kind]}
      </button>
    </li>
    <li>
      <button type="button" className={styles.item} onClick={signOut}>
        Sign out
      </button>
    </li>
  </>
);
