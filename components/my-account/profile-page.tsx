import { useEffect } from 'react';
import { NeedsScripts } from '@/components/layout/shell/needs-scripts';
import { Seo } from '@/components/layout/document/seo';
import { SignInPrompt } from '@/components/modals/sign-up/sign-in-prompt';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { lockIcon } from '@/components/ui/feedback/state-icons/lock';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import { goTo } from '@/lib/client/http/navigation';
import { accountCopy as copy, profilePagesCopy } from '@/lib/content/accounts/account';
import { profilePaths, profileSection } from '@/lib/domain/accounts/profile-paths';
import type { ProfileProps } from '@/lib/server/my-account/page-props/profile';
import { ProfileTabs } from './profile-tabs';

const loadOwnAccount = async () => (await import('./own-account')).OwnAccount;

/** The profile's pages for both kinds of account. Others get a login link. */
export function ProfilePage({ page }: ProfileProps) {
  const { user, isKnown } = useSession();
  const { part: OwnAccount, failure, retry } = useLazyModule(loadOwnAccount, user !== null);
  useEffect(() => {
    // Old emails link to sections of a time when the profile was a single page.
    const section = window.location.hash.slice(1);
    const address = profileSection(section);
    if (section !== '' && page === 'profile' && !address.startsWith(`${profilePaths.profile}#`)) goTo(address);
  }, [page]);
  const { title, description, lead } = profilePagesCopy[page];
  return (
    <>
      <Seo title={title} description={description} path={profilePaths[page]} isHidden />
      <PageHeader title={title} lead={lead} />
      <ProfileTabs current={page} />
      <NeedsScripts note={copy.needsScripts}>
        {user && OwnAccount ? <OwnAccount page={page} /> : <Section>{waiting()}</Section>}
      </NeedsScripts>
    </>
  );

  function waiting() {
    if (isKnown && !user) return <SignedOut />;
    return <PendingSection title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} lines={8} />;
  }
}

const SignedOut = () => (
  <EmptyState icon={lockIcon} title={copy.signInTitle} action={<SignInPrompt isForMembers />}>
    {copy.signInText}
  </EmptyState>
);
