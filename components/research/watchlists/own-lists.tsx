import { ErrorState } from '@/components/ui/feedback/error-state';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import { MemberLists } from './member-lists';
import { useWatchlists } from './use-watchlists';

/** Fetches a member's lists and shows them, or the error. */
export function OwnLists() {
  const lists = useWatchlists();
  if (lists.all) return <MemberLists lists={{ ...lists, all: lists.all }} />;
  return (
    <Section>
      {lists.failure ? (
        <ErrorState title={copy.failed} onRetry={lists.retry}>
          {lists.failure}
        </ErrorState>
      ) : (
        <Skeleton label={copy.loading} lines={6} />
      )}
    </Section>
  );
}
