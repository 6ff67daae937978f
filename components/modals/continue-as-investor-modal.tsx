import { PendingSection } from '@/components/ui/feedback/pending-section';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { continueCopy as copy } from '@/lib/content/accounts/switch-account';
import { loadLinkedAccounts } from './load-linked-accounts';
import { ModalTitle } from './modal';
import type { ModalContentProps } from './modal-content';

const load = async () => (await loadLinkedAccounts()).ContinueAsInvestor;

/** Creates an investor account for a member. Its content loads when the modal opens. */
export function ContinueAsInvestorModal(props: ModalContentProps) {
  const { part: ContinueAsInvestor, failure, retry } = useLazyModule(load, true);
  return (
    <>
      <ModalTitle>{copy.title}</ModalTitle>
      {ContinueAsInvestor ? (
        <ContinueAsInvestor {...props} />
      ) : (
        <PendingSection title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} lines={4} />
      )}
    </>
  );
}
