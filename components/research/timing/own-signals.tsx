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

/** It is in the same file as this part. */
const loadWholeTable = () => Promise.resolve(WholeTable);

type OwnSignalsProps = SignalSource & { given: SignalsView | null };

/** Signals with the reader's access: a member's list contains the open ones. */
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
