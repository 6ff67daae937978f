import { Activity, type ReactNode } from 'react';
import { isDemo } from '@/lib/content/shared/product';
import { AppEffects } from './app-effects';
import styles from './app-shell.module.css';
import { DemoBanner } from './demo-banner';
import { Footer } from '../navigation/footer';
import { ReferralNotice } from './referral-notice';
import { SiteHeader } from './site-header';

type AppShellProps = {
  children: ReactNode;
  /** The newsletter form in the footer of every page. */
  newsletter?: ReactNode;
};

/**
 * The frame around every page. React hydrates each Activity in a separate short task, or right away on interaction, so
 * that no long task blocks a phone. A render before that would hydrate everything at once, so this component uses no
 * state.
 */
export function AppShell({ children, newsletter }: AppShellProps) {
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      {isDemo ? <DemoBanner /> : null}
      <ReferralNotice />
      <Activity>
        <SiteHeader />
      </Activity>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Activity>{children}</Activity>
      </main>
      <Activity>
        <Footer newsletter={newsletter} />
      </Activity>
      <AppEffects />
    </div>
  );
}
