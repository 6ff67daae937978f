import { useState } from 'react';
import { Seo } from '@/components/layout/document/seo';
import { SignInPrompt } from '@/components/modals/sign-up/sign-in-prompt';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { lockIcon } from '@/components/ui/feedback/state-icons/lock';
import { LoadError } from '@/components/ui/feedback/load-error';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSession } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { statusPageCopy as copy } from '@/lib/content/brokerage/application/status-page-copy';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { SandboxRibbon } from '../sandbox-ribbon';
import { loadOwnApplication } from './load-own-application';

const loadView = async () => (await loadOwnApplication()).StatusView;

/** The status of a member's application; other visitors get a login link. */
export function StatusPage() {
  const { user, isKnown } = useSession();
  const { part: StatusView, failure, retry } = useLazyModule(loadView, user?.kind === 'user');
  const [title, setTitle] = useState<string>();
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={brokeragePaths.openAccountStatus} isHidden />
      <SandboxRibbon isSent />
      <PageHeader eyebrow={copy.eyebrow} title={title ?? copy.title} />
      <Section>
        <noscript>
          <p>{copy.needsScripts}</p>
        </noscript>
        <div data-needs-scripts="">{inside()}</div>
      </Section>
    </>
  );

  function inside() {
    if (isKnown && user?.kind !== 'user') return <SignedOut />;
    if (failure) {
      return <LoadError title={copy.failed} failure={failure} onRetry={retry} />;
    }
    return StatusView && user ? (
      <StatusView key={user.id} onTitle={setTitle} />
    ) : (
      <Skeleton label={copy.loading} lines={5} />
    );
  }
}

const SignedOut = () => (
  <EmptyState icon={lockIcon} title={copy.signInTitle} action={<SignInPrompt isForMembers />}>
    {copy.signInText}
  </EmptyState>
);
