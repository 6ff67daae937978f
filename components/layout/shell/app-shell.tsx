import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { prefetchModals } from '@/components/modals/load-modals';
import { openModal } from '@/components/modals/modal-stack';
import { useSession } from '@/lib/client/session/session';
import { isDemo } from '@/lib/content/shared/product';
import { AppEffects } from './app-effects';
import styles from './app-shell.module.css';
import { DemoBanner } from './demo-banner';
import { Footer } from '../navigation/footer';
import { Header } from '../navigation/header';
import { ReferralNotice } from './referral-notice';
import { SkipLink } from '../navigation/skip-link';

type AppShellProps = {
  children: ReactNode;
  /** The newsletter form in the footer of every page. */
  newsletter?: ReactNode;
};

/** The frame around every page. Passes the session to the header. */
export function AppShell({ children, newsletter }: AppShellProps) {
  // The route and not the address: an unknown page is built once, as /404, for every address.
  const { pathname } = useRouter();
  const { user } = useSession();
  return (
    <div className={styles.shell}>
      <SkipLink />
      {isDemo ? <DemoBanner /> : null}
      <ReferralNotice />
      <Header currentPath={pathname} user={user} onLogin={() => openModal('login')} onLoginNear={prefetchModals} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer newsletter={newsletter} />
      <AppEffects />
    </div>
  );
}
