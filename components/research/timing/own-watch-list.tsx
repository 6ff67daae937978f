import { ErrorState } from '@/components/ui/feedback/error-state';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { useSessionUser } from '@/lib/client/session/session';
import { watchView, type WatchView } from '@/lib/content/research/watch-view';
import { watchPage as copy } from '@/lib/content/research/watch';
import { listReader } from './list-reader';
import { WatchList } from './watch-list';
import { signalsClient } from './signals-client';

/** The stocks to watch that the reader can access. */
export function OwnWatchList({ given }: { given: WatchView | null }) {
  const user = useSessionUser();
  const { data, failure, isLoading, retry } = useMemberData(
    'stocks-to-watch',
    signalsClient,
    (calls) => calls.stocksToWatch(),
    { forVisitors: true },
  );
  const own = data && !failure ? watchView(data) : null;
  const view = own ?? given;
  return (
    <div aria-busy={isLoading}>
      {failure ? (
        <Section>
          <ErrorState title={copy.failed} onRetry={retry}>
            {failure}
          </ErrorState>
        </Section>
      ) : null}
      {view ? (
        <WatchList
          view={view}
          reader={listReader({ isSignedIn: user !== null, isLoaded: own !== null, isFailed: failure !== '' })}
        />
      ) : !failure ? (
        <Section>
          <Skeleton label={copy.loading} lines={5} />
        </Section>
      ) : null}
    </div>
  );
}
