import { Link } from '@/components/ui/navigation/link';
import { Icon } from '@/components/ui/icon';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { paths } from '@/lib/domain/shared/paths';
import styles from './menu.module.css';
import { menuName } from './menus';
import type { Member } from './member';

const load = () => import('./account-menu-items');

/**
 * The member's name, which opens the account menu. The menu's items load only for members; until then the name links to
 * their home.
 */
export function AccountMenu({ user }: { user: Member }) {
  const { part: items, failure, retry } = useLazyModule(load, true);
  return (
    <details name={menuName} className={styles.menu} data-side="right" onToggle={failure ? retry : undefined}>
      <summary className={styles.label}>
        <span className={styles.text}>{user.name}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className={styles.panel} data-side="right">
        {items ? (
          <items.AccountMenuItems kind={user.kind} />
        ) : (
          <li>
            <Link href={paths.account} className={styles.item}>
              Home
            </Link>
          </li>
        )}
      </ul>
    </details>
  );
}
