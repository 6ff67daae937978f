import type { ApplicationStatus } from '@/lib/domain/brokerage/application/statuses';
import type { FundingStep } from '@/lib/domain/brokerage/funding-step';
import { statusCopy } from './application/status-copy';

/** The next funding step of an active brokerage account, and the label of its button. */
export const fundingStepCopy: Record<FundingStep, { next: string; action: string }> = {
  'connect-bank': { next: 'Connect a bank, then make a deposit.', action: 'Connect a bank' },
  'finish-bank': { next: 'Finish connecting your bank, then make a deposit.', action: 'Finish connecting' },
  'bank-setup': {
    next: 'The broker is checking your bank. This usually takes a few minutes.',
    action: 'View your bank',
  },
  deposit: { next: 'Your bank is ready. Make your first deposit.', action: 'Make a deposit' },
  transfers: { next: 'Deposit and withdraw whenever you like.', action: 'View transfers' },
};

/** What happens next: by application status, or by funding step for an active account. */
export const nextText = (status: ApplicationStatus, step: FundingStep | null) =>
  step === null ? statusCopy[status].next : fundingStepCopy[step].next;
