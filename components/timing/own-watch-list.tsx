import { useChart } from '@/components/charts/use-chart';
import { ErrorState } from '@/components/ui/error-state';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/session';
import { watchView, type WatchView } from '@/lib/content/watch-view';
import { watchPage as words } from '@/lib/content/watch';
import { readWatchList } from './signal-calls';
import { WatchList } from './watch-list';

/** The list as the one who reads may see it. */
export function OwnWatchList({ given }: { given: WatchView | null }) {
  const { user } = useSession();
  const { data, status, message, retry } = useChart(user?.id ?? 'visitor', readWatchList);
  const own = status === 'ready' && data ? watchView(data) : null;
  const view = own ?? given;
  return (
    <div aria-busy={status === 'waiting'}>
      {status === 'failed' ? (
        <Section>
          <ErrorState title={words.failed} onRetry={retry}>
            {message}
          </ErrorState>
        </Section>
      ) : null}
      {view ? (
        <WatchList view={view} isMember={own !== null && user !== null} />
      ) : status === 'waiting' ? (
        <Section>
          <Skeleton label={words.loading} lines={6} />
        </Section>
      ) : null}
    </div>
  );
}
