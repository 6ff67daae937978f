import type { ApplicationStatus } from '@/lib/domain/brokerage/application/statuses';
import type { FundingStep } from '@/lib/domain/brokerage/funding-step';
import { statusCopy } from './application/status-copy';

/** What follows for the owner of an active brokerage account, and its button. */
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

/** What follows an application's status, or the step that an active account is at. */
export const nextText = (status: ApplicationStatus, step: FundingStep | null) =>
  step === null ? statusCopy[status].next : fundingStepCopy[step].next;
