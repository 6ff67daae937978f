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
import { linksPageWords as words } from '@/lib/content/links-page';
import { offline } from '@/lib/content/frame';
import { paths } from '@/lib/domain/paths';
import { useOwnLink, type OwnLinkState } from './use-own-link';

const loadMemberLink = async () => (await import('./member-link')).MemberLink;

/** A member's own link: the terms first, then everything to give it away with. */
export function LinksPage() {
  const { state, failure, retry, accept, isAccepting } = useOwnLink();
  const member = useLate(loadMemberLink, typeof state !== 'string');
  const MemberLink = member.part;
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.accountLinks} isHidden />
      <PageHeader title={words.title} lead={words.lead} />
      <NeedsScripts note={words.needsScripts}>
        {typeof state !== 'string' && MemberLink ? (
          <MemberLink link={state} onAccept={accept} isAccepting={isAccepting} />
        ) : (
          <Section>
            {typeof state === 'string' ? (
              <Waiting state={state} failure={failure} onRetry={retry} />
            ) : (
              <Waiting state={member.isLost ? 'failed' : 'loading'} failure={offline} onRetry={member.retry} />
            )}
          </Section>
        )}
      </NeedsScripts>
    </>
  );
}

type WaitingProps = { state: Extract<OwnLinkState, string>; failure: string; onRetry: () => void };

function Waiting({ state, failure, onRetry }: WaitingProps) {
  if (state === 'loading') return <Skeleton label={words.loading} lines={5} />;
  if (state === 'failed') {
    return (
      <ErrorState title={words.failed} onRetry={onRetry}>
        {failure}
      </ErrorState>
    );
  }
  const isInvestor = state === 'investor';
  return (
    <EmptyState
      icon="lock"
      title={isInvestor ? words.investorTitle : words.signInTitle}
      action={
        <Button size="large" onClick={() => openModal('login', { kind: 'user', next: paths.accountLinks })}>
          {words.logIn}
        </Button>
      }
    >
      {isInvestor ? words.investorText : words.signInText}
    </EmptyState>
  );
}
