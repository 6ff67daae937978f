import { useChart } from '@/components/charts/use-chart';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/session';
import { signalsView, type SignalsView } from '@/lib/content/signals-view';
import { readTiming, type Scope } from './signal-calls';
import { SignalList } from './signal-list';

type OwnSignalsProps = { scope: Scope; slug: string | undefined; given: SignalsView | null; today: string };

/** Signals as the one who reads may see them: a member's list holds the open ones. */
export function OwnSignals({ scope, slug, given, today }: OwnSignalsProps) {
  const { user } = useSession();
  const question = `${user?.id ?? 'visitor'}/${scope}/${slug ?? ''}`;
  const { data, status, message, retry } = useChart(question, (signal) => readTiming(scope, slug, signal));
  // Another question's answer is not shown for this one.
  const own = status === 'ready' && data ? signalsView(data, today) : null;
  const view = own ?? given;
  return (
    <div aria-busy={status === 'waiting'}>
      {status === 'failed' ? (
        <ErrorState title="The signals did not load" onRetry={retry}>
          {message}
        </ErrorState>
      ) : null}
      {view ? (
        <SignalList view={view} isMember={own !== null && user !== null} />
      ) : status === 'waiting' ? (
        <Skeleton label="Loading the signals" lines={6} />
      ) : null}
    </div>
  );
}
