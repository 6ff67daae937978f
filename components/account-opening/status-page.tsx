import { Seo } from '@/components/layout/seo';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/session';
import { useLate } from '@/lib/client/use-late';
import { flowWords } from '@/lib/content/application/words';
import { statusPageWords as words } from '@/lib/content/application/status-page-words';
import { offline } from '@/lib/content/frame';
import { paths } from '@/lib/domain/paths';
import { SandboxRibbon } from './sandbox-ribbon';

const loadView = async () => (await import('./status-view')).StatusView;

/** Where a member's application stands; everybody else is told where to log in. */
export function StatusPage() {
  const { user, isKnown } = useSession();
  const { part: StatusView, isLost, retry } = useLate(loadView, user?.kind === 'user');
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.openAccountStatus} isHidden />
      <SandboxRibbon />
      <PageHeader eyebrow={flowWords.eyebrow} title={words.title} />
      <Section>
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
        <div data-needs-scripts="">{inside()}</div>
      </Section>
    </>
  );

  function inside() {
    if (isKnown && user?.kind !== 'user') return <SignedOut />;
    if (isLost) {
      return (
        <ErrorState title={words.failed} onRetry={retry}>
          {offline}
        </ErrorState>
      );
    }
    return StatusView && user ? <StatusView key={user.id} /> : <Skeleton label={words.loading} lines={5} />;
  }
}

const SignedOut = () => (
  <EmptyState
    icon="lock"
    title={words.signInTitle}
    action={
      <Button size="large" onClick={() => openModal('login', { kind: 'user' })}>
        {words.logIn}
      </Button>
    }
  >
    {words.signInText}
  </EmptyState>
);
