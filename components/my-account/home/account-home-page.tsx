import { useEffect } from 'react';
import { NeedsScripts } from '@/components/layout/shell/needs-scripts';
import { Seo } from '@/components/layout/document/seo';
import { SignInPrompt } from '@/components/modals/sign-up/sign-in-prompt';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { lockIcon } from '@/components/ui/feedback/state-icons/lock';
import { LoadError } from '@/components/ui/feedback/load-error';
import { goTo } from '@/lib/client/http/navigation';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import { homeCopy as copy } from '@/lib/content/my-account/home-page';
import { profileSection } from '@/lib/domain/accounts/profile-paths';
import { paths } from '@/lib/domain/shared/paths';
import { HomeHeader } from './home-header';
import { LoadingHome } from './loading-home';
import styles from './home.module.css';

const loadOwnHome = async () => (await import('./member-home')).MemberHome;

/** The member's home: their data at a glance. Visitors see what it is for and a login link. */
export function AccountHomePage() {
  const { user, isKnown } = useSession();
  const { part: MemberHome, failure, retry } = useLazyModule(loadOwnHome, user !== null);
  useEffect(() => {
    // Old emails link to anchors on this page that are now sections of the profile.
    if (window.location.hash.length > 1) goTo(profileSection(window.location.hash.slice(1)));
  }, []);
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.account} isHidden />
      <HomeHeader name={user?.name ?? null} />
      <NeedsScripts note={copy.needsScripts}>
        <div className={styles.page}>{user && MemberHome ? <MemberHome /> : waiting()}</div>
      </NeedsScripts>
    </>
  );

  function waiting() {
    if (isKnown && !user) return <SignedOut />;
    if (failure) return <LoadError title={copy.failed} failure={failure} onRetry={retry} />;
    return <LoadingHome />;
  }
}

const SignedOut = () => (
  <EmptyState icon={lockIcon} title={copy.signInTitle} action={<SignInPrompt isForMembers />}>
    {copy.signInText}
  </EmptyState>
);
