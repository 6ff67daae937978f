import { EmptyState } from '@/components/ui/feedback/empty-state';
import { bankIcon } from '@/components/ui/feedback/state-icons/bank';
import { TextLink } from '@/components/ui/navigation/text-link';
import { blockerCopy } from '@/lib/content/brokerage/funding';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { FundingBlocker } from '@/lib/domain/brokerage/transfers';

/** Explains why transfers are not possible yet, with a link to the next step. */
export function FundingBlocked({ blocker }: { blocker: FundingBlocker }) {
  const { title, text, action } = blockerCopy[blocker];
  return (
    <EmptyState icon={bankIcon} title={title} action={nextStep()}>
      {text}
    </EmptyState>
  );

  function nextStep() {
    if (blocker === 'off') return null;
    if (blocker === 'no-account') return <TextLink href={paths.openAccount}>{action}</TextLink>;
    if (blocker === 'not-active') return <TextLink href={brokeragePaths.openAccountStatus}>{action}</TextLink>;
    return <TextLink href={paths.bank}>{action}</TextLink>;
  }
}
