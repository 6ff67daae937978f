import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { banksCopy as copy } from '@/lib/content/brokerage/bank';
import { offline } from '@/lib/content/shared/frame';
import type { PendingBankLink } from './pending-bank-link';
import type { BankLinking } from './use-bank-link';

type LinkWindowProps = {
  begun: PendingBankLink;
  linking: BankLinking;
  /** The full URL to which the bank redirected. */
  returnedTo?: string;
};

const loadPlaid = async () => (await import('./plaid-window')).PlaidWindow;
const loadSample = async () => (await import('./sample-window')).SampleWindow;

/** Plaid's own window, or its simulation. */
export function LinkWindow({ begun, linking, returnedTo }: LinkWindowProps) {
  const plaid = useLazyModule(loadPlaid, !begun.isSimulated);
  const sample = useLazyModule(loadSample, begun.isSimulated);
  const { part: Window, isLost, retry } = begun.isSimulated ? sample : plaid;
  if (isLost)
    return (
      <ErrorState title={copy.notLoaded} onRetry={retry}>
        {offline}
      </ErrorState>
    );
  if (!Window) return <Skeleton label={copy.starting} />;
  return (
    <Window
      begun={begun}
      returnedTo={returnedTo}
      onDone={(linked) => void linking.finish(linked)}
      onLeave={linking.leave}
    />
  );
}
