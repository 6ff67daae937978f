import { NeedsScripts } from '@/components/layout/shell/needs-scripts';
import { Seo } from '@/components/layout/document/seo';
import { SignInPrompt } from '@/components/modals/sign-up/sign-in-prompt';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { lockIcon } from '@/components/ui/feedback/state-icons/lock';
import { PendingPart } from '@/components/ui/feedback/pending-part';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import { accountCopy as copy } from '@/lib/content/accounts/account';
import { paths } from '@/lib/domain/shared/paths';

const loadOwnAccount = async () => (await import('./own-account')).OwnAccount;

/** Profile and settings of either kind of account; other visitors get a login link. */
export function ProfilePage() {
  const { user, isKnown } = useSession();
  const { part: OwnAccount, failure, retry } = useLazyModule(loadOwnAccount, user !== null);
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.profile} isHidden />
      <PageHeader title={copy.title} lead={copy.lead} />
      <NeedsScripts note={copy.needsScripts}>
        {user && OwnAccount ? <OwnAccount /> : <Section>{waiting()}</Section>}
      </NeedsScripts>
    </>
  );

  function waiting() {
    if (isKnown && !user) return <SignedOut />;
    return <PendingPart title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} lines={8} />;
  }
}

const SignedOut = () => (
  <EmptyState icon={lockIcon} title={copy.signInTitle} action={<SignInPrompt isForMembers />}>
    {copy.signInText}
  </EmptyState>
);
