import { Link } from '@/components/ui/navigation/link';
import { LoginLink } from '@/components/modals/login-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/domain/shared/paths';
import { markCurrent } from './current-path';
import styles from './header.module.css';
import { mainNavigation, type NavigationLink } from './navigation';
import { menuName } from './menus';

type HeaderMenuProps = { currentPath: string; onLogin: (() => void) | undefined };

/** The navigation on small screens. It is a `details` element, which the browser opens and closes without scripts. */
export function HeaderMenu({ currentPath, onLogin }: HeaderMenuProps) {
  const menuLink = ({ label, href }: NavigationLink) => (
    <Link href={href} className={styles.menuLink} aria-current={markCurrent(currentPath, href)}>
      {label}
    </Link>
  );
  return (
    <details name={menuName} className={styles.menu}>
      <summary className={styles.menuButton}>
        <Icon name="menu" />
        <span>Menu</span>
      </summary>
      <nav className={styles.menuPanel} aria-label="Menu">
        <ul>
          {mainNavigation.map((item) => (
            <li key={item.label}>
              {'links' in item ? (
                <details name="menu-group">
                  <summary className={styles.menuLink}>
                    {item.label}
                    <Icon name="chevron-down" size={16} />
                  </summary>
                  <ul className={styles.menuGroup}>
                    {item.links.map((link) => (
                      <li key={link.href}>{menuLink(link)}</li>
                    ))}
                  </ul>
                </details>
              ) : (
                menuLink(item)
              )}
            </li>
          ))}
          <li>{menuLink({ label: 'Search', href: paths.search })}</li>
          {onLogin ? (
            <li data-needs-scripts="">
              <LoginLink className={styles.menuLink} onOpen={onLogin}>
                Log in
              </LoginLink>
            </li>
          ) : null}
        </ul>
      </nav>
    </details>
  );
}
