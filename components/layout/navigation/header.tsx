import { Link } from '@/components/ui/navigation/link';
import { buttonClass } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Icon } from '@/components/ui/icon';
import { LoginLink } from '@/components/modals/login-link';
import { signUpLabel } from '@/lib/content/shared/frame';
import { paths, signUpFrom } from '@/lib/domain/shared/paths';
import { AccountMenu } from './account-menu';
import type { Member } from './member';
import { markCurrent } from './current-path';
import styles from './header.module.css';
import { HeaderGroup } from './header-group';
import { HeaderMenu } from './header-menu';
import { Logo } from './logo';
import { mainNavigation } from './navigation';

export type HeaderProps = {
  /** The current page's route, to mark the current link. */
  currentPath: string;
  /** The page to return to after a sign-up. */
  page?: string;
  user: Member | null;
  onLogin: () => void;
  /** Called when the pointer or focus reaches the login button. */
  onLoginNear?: () => void;
};

export function Header({ currentPath, page = currentPath, user, onLogin, onLoginNear }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo href={user ? paths.account : paths.home} />
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.list}>
            {mainNavigation.map((item) => (
              <li key={item.label}>
                {'links' in item ? (
                  <HeaderGroup group={item} currentPath={currentPath} />
                ) : (
                  <Link href={item.href} className={styles.link} aria-current={markCurrent(currentPath, item.href)}>
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <Link href={paths.search} className={styles.search} aria-label="Search">
            <Icon name="search" />
          </Link>
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <>
              <span className={styles.login} data-needs-scripts="" data-for-visitors="">
                <LoginLink
                  className={buttonClass({ weight: currentPath === paths.signUp ? 'outline' : 'plain' })}
                  onOpen={onLogin}
                  onNear={onLoginNear}
                >
                  Log in
                </LoginLink>
              </span>
              {currentPath === paths.signUp ? null : (
                <span data-for-visitors="">
                  <ButtonLink href={signUpFrom(page)}>{signUpLabel}</ButtonLink>
                </span>
              )}
            </>
          )}
          <HeaderMenu currentPath={currentPath} onLogin={user ? undefined : onLogin} />
        </div>
      </div>
    </header>
  );
}
