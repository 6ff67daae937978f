import { Link } from '@/components/ui/navigation/link';
import tabs from '@/components/ui/navigation/tabs.module.css';
import { profilePagesCopy, profilePagesLabel } from '@/lib/content/accounts/account';
import { profilePages, profilePaths, type ProfilePage } from '@/lib/domain/accounts/profile-paths';
import styles from './profile-tabs.module.css';

/** The profile's pages as tabs. */
export const ProfileTabs = ({ current }: { current: ProfilePage }) => (
  <nav aria-label={profilePagesLabel} className={styles.tabs}>
    <ul className={`${tabs.list} ${styles.list}`}>
      {profilePages.map((page) => (
        <li key={page}>
          <Link href={profilePaths[page]} className={tabs.link} aria-current={page === current ? 'page' : undefined}>
            {profilePagesCopy[page].label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
