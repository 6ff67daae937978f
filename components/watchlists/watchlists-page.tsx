import { NeedsScripts } from '@/components/layout/needs-scripts';
import { Seo } from '@/components/layout/seo';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useLate } from '@/lib/client/use-late';
import { offline } from '@/lib/content/frame';
import { watchlistWords as words } from '@/lib/content/watchlists';
import { paths } from '@/lib/domain/paths';
import { useWatchlists } from './use-watchlists';

const loadMemberLists = async () => (await import('./member-lists')).MemberLists;

/** A member's lists of stocks; everybody else is told what they are and where to log in. */
export function WatchlistsPage() {
  const lists = useWatchlists();
  const { part: MemberLists, isLost, retry } = useLate(loadMemberLists, lists.isSignedIn);
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.watchlists} isHidden />
      <PageHeader title={words.title} lead={words.lead} />
      <NeedsScripts note={words.needsScripts}>{inside()}</NeedsScripts>
    </>
  );

  function inside() {
    if (lists.isKnown && !lists.isSignedIn) return <SignedOut />;
    if (isLost) return <Failed reason={offline} onRetry={retry} />;
    if (lists.all && MemberLists) return <MemberLists lists={{ ...lists, all: lists.all }} />;
    if (lists.failure && !lists.all) return <Failed reason={lists.failure} onRetry={lists.retry} />;
    return (
      <Section>
        <Skeleton label={words.loading} lines={6} />
      </Section>
    );
  }
}

const Failed = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <Section>
    <ErrorState title={words.failed} onRetry={onRetry}>
      {reason}
    </ErrorState>
  </Section>
);

const SignedOut = () => (
  <Section>
    <SignInOffer label={words.signInTitle}>{words.signInText}</SignInOffer>
  </Section>
);
