import { LoadError } from '@/components/ui/feedback/load-error';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { banksCopy as copy } from '@/lib/content/brokerage/bank';
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

/** Plaid Link, or its simulation. */
export function LinkWindow({ begun, linking, returnedTo }: LinkWindowProps) {
  const plaid = useLazyModule(loadPlaid, !begun.isSimulated);
  const sample = useLazyModule(loadSample, begun.isSimulated);
  const { part: Window, failure, retry } = begun.isSimulated ? sample : plaid;
  if (failure) return <LoadError title={copy.notLoaded} failure={failure} onRetry={retry} />;
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
