import { Link } from '@/components/ui/navigation/link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/domain/shared/paths';
import styles from './account-menu.module.css';
import { useMenu } from './use-menu';

export type Member = { id: string; name: string; kind: 'user' | 'investor' };

type AccountMenuProps = { user: Member; onSignOut: () => void };

/** The member's name; behind it, the way to the account and out. */
export function AccountMenu({ user, onSignOut }: AccountMenuProps) {
  return (
    <details {...useMenu()} className={styles.menu}>
      <summary className={styles.name}>
        <span className={styles.text}>{user.name}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className={styles.panel}>
        <li>
          <Link href={paths.account} className={styles.item}>
            Your account
          </Link>
        </li>
        <li>
          <Link href={paths.watchlists} className={styles.item}>
            Watchlists
          </Link>
        </li>
        {user.kind === 'investor' ? (
          <li>
            <Link href={paths.accountInvesting} className={styles.item}>
              Your investments
            </Link>
          </li>
        ) : (
          <li>
            <Link href={paths.transfers} className={styles.item}>
              Transfers
            </Link>
          </li>
        )}
        <li>
          <button type="button" className={styles.item} onClick={onSignOut}>
            Sign out
          </button>
        </li>
      </ul>
    </details>
  );
}
