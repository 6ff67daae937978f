import { NeedsScripts } from '@/components/layout/needs-scripts';
import { Seo } from '@/components/layout/seo';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useLate } from '@/lib/client/use-late';
import { accountWords as words } from '@/lib/content/account';
import { offline } from '@/lib/content/frame';
import { paths } from '@/lib/domain/paths';
import { loadCalls, type Calls } from './load-calls';
import { useOwn } from '@/lib/client/use-own';

const loadMemberAccount = async () => (await import('./member-account')).MemberAccount;
const read = (calls: Calls, signal: AbortSignal) => calls.read({ signal });

/** Somebody's own account, of either kind; everybody else is asked to log in. */
export function AccountPage() {
  const account = useOwn(loadCalls, read);
  const { part: MemberAccount, isLost, retry } = useLate(loadMemberAccount, account.isSignedIn);
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.account} isHidden />
      <PageHeader title={words.title} lead={words.lead} />
      <NeedsScripts note={words.needsScripts}>
        {account.data && MemberAccount ? (
          <MemberAccount account={account.data} onChange={account.change} />
        ) : (
          <Section>{waiting()}</Section>
        )}
      </NeedsScripts>
    </>
  );

  function waiting() {
    if (account.isKnown && !account.isSignedIn) return <SignedOut />;
    if (isLost || account.failure)
      return (
        <ErrorState title={words.failed} onRetry={isLost ? retry : account.retry}>
          {isLost ? offline : account.failure}
        </ErrorState>
      );
    return <Skeleton label={words.loading} lines={8} />;
  }
}

const SignedOut = () => (
  <EmptyState
    icon="lock"
    title={words.signInTitle}
    action={
      <Button size="large" onClick={() => openModal('login')}>
        {words.logIn}
      </Button>
    }
  >
    {words.signInText}
  </EmptyState>
);
