import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { useSessionUser } from '@/lib/client/session/session';
import { signalsClient } from './signals-client';
import { settledAtFirst, signalsView, type SignalsView } from '@/lib/content/research/signals-view';
import { listReader } from './list-reader';
import { SignalList } from './signal-list';
import type { SignalSource } from './signal-source';
import { WholeTable } from './whole-table';

/** Already loaded, because it is in the same chunk. */
const loadWholeTable = () => Promise.resolve(WholeTable);

type OwnSignalsProps = SignalSource & { given: SignalsView | null };

/** The signals that the reader can access; members also get open signals. */
export function OwnSignals({ given, ...source }: OwnSignalsProps) {
  const { scope, slug, today } = source;
  const user = useSessionUser();
  const { data, failure, isLoading, retry } = useMemberData(
    `timing/${scope}/${slug ?? ''}`,
    signalsClient,
    (calls) =>
      calls[scope === 'sector' ? 'sectorTiming' : 'stockTiming']({
        query: { ...(slug ? { slug } : {}), limit: settledAtFirst },
      }),
    { forVisitors: true },
  );
  const own = data && !failure ? signalsView(data, today) : null;
  const view = own ?? given;
  return (
    <div aria-busy={isLoading}>
      {failure ? (
        <ErrorState title="Signals didn’t load" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : null}
      {view ? (
        <SignalList
          view={view}
          source={source}
          loadWhole={loadWholeTable}
          reader={listReader({ isSignedIn: user !== null, isLoaded: own !== null, isFailed: failure !== '' })}
        />
      ) : !failure ? (
        <Skeleton label="Loading signals" lines={5} />
      ) : null}
    </div>
  );
}
