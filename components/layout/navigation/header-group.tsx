import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/navigation/link';
import { isWithin, markCurrent } from './current-path';
import styles from './menu.module.css';
import type { NavigationGroup } from './navigation';
import { menuName } from './menus';

/** A menu in the header bar. */
export function HeaderGroup({ group, currentPath }: { group: NavigationGroup; currentPath: string }) {
  return (
    <details name={menuName} className={styles.menu}>
      <summary className={styles.label} aria-current={isWithin(currentPath, group) ? 'true' : undefined}>
        {group.label}
        <Icon name="chevron-down" size={14} />
      </summary>
      <ul className={styles.panel}>
        {group.links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.item} aria-current={markCurrent(currentPath, href)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
