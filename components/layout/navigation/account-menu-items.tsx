import { Link } from '@/components/ui/navigation/link';
import { signOut } from '@/lib/client/session/session-actions';
import { paths } from '@/lib/domain/shared/paths';
import type { Member } from './account-menu';
import styles from './menu.module.css';

type Item = { label: string; href: string };

const first: readonly Item[] = [
  { label: 'Your account', href: paths.account },
  { label: 'Watchlists', href: paths.watchlists },
];
const ofKind: Record<Member['kind'], readonly Item[]> = {
  user: [
    { label: 'Plan and billing', href: paths.billing },
    { label: 'Your referral link', href: paths.accountLinks },
    { label: 'Brokerage application', href: paths.openAccountStatus },
    { label: 'Transfers', href: paths.transfers },
  ],
  investor: [{ label: 'Your investments', href: paths.accountInvesting }],
};

/** The links of the account menu, by kind of account, and the button to sign out. */
export const AccountMenuItems = ({ kind }: Pick<Member, 'kind'>) => (
  <>
    {[...first, ...ofKind[kind]].map(({ label, href }) => (
      <li key={href}>
        <Link href={href} className={styles.item}>
          {label}
        </Link>
      </li>
    ))}
    <li>
      <button type="button" className={styles.item} onClick={signOut}>
        Sign out
      </button>
    </li>
  </>
);
