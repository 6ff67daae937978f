import { depositHoldBankingDays, slowestBankingDays } from '@/lib/domain/brokerage/transfer-limits';
import type { FundingBlocker, TransferDirection, TransferStatus } from '@/lib/domain/brokerage/transfers';
import { returnReason } from './return-reasons';

const transferDays = `1 to ${slowestBankingDays} business days`;

export const transfersPageCopy = {
  title: 'Transfers',
  description: 'Deposit and withdraw money between your bank and your brokerage account.',
  lead: `Move money between your bank and your brokerage account by ACH. Transfers take ${transferDays}.`,
  needsScripts: 'Turn on JavaScript to see your transfers.',
  loading: 'Loading your transfers',
  failed: 'We couldn’t load your transfers',
  signInTitle: 'Log in to see your transfers',
  signInText: 'Transfers belong to a member account.',
  investorTitle: 'Transfers belong to member accounts',
  investorText: 'You are using your investor account. Switch to your member account to move money.',
} as const;

export const balanceCopy = {
  title: 'Balance',
  cash: 'Cash',
  withdrawable: 'Available to withdraw',
  held: 'On hold',
  until: (day: string) => `Until ${day}`,
  unavailable: 'Your balance is not available right now. Try again in a few minutes.',
  retry: 'Try again',
} as const;

type Blocker = { title: string; text: string; action: string };

export const blockerCopy: Record<FundingBlocker, Blocker> = {
  off: { title: 'Transfers are not available yet', text: 'Check back later.', action: '' },
  'no-account': {
    title: 'No brokerage account yet',
    text: 'Open a brokerage account, then connect a bank to move money.',
    action: 'Open an account',
  },
  'not-active': {
    title: 'Your account is not active yet',
    text: 'You can deposit money as soon as your brokerage account is active.',
    action: 'Check application status',
  },
  'no-bank': {
    title: 'No bank connected yet',
    text: 'Connect the bank account you want to use for deposits and withdrawals.',
    action: 'Connect a bank',
  },
  'bank-not-ready': {
    title: 'Your bank is being set up',
    text: 'The broker is checking your bank. This usually takes a few minutes.',
    action: 'View your bank',
  },
};

export const transferFormCopy = {
  title: 'Move money',
  direction: 'Direction',
  directions: { deposit: 'Deposit', withdrawal: 'Withdraw' } satisfies Record<TransferDirection, string>,
  amount: 'Amount',
  depositHint: (min: string, left: string) => `At least ${min}. You can deposit ${left} more today.`,
  withdrawalHint: (available: string) => `${available} available to withdraw.`,
  withdrawAll: 'Withdraw all',
  amountInvalid: 'Enter an amount like 250.00',
  tooLittle: (min: string) => `Enter at least ${min}`,
  tooMuch: (max: string) => `Enter at most ${max}`,
  overDay: (left: string) => `You can move ${left} more today`,
  overBalance: (available: string) => `You have ${available} available to withdraw`,
  review: { deposit: 'Review deposit', withdrawal: 'Review withdrawal' },
  reviewTitle: { deposit: 'Review your deposit', withdrawal: 'Review your withdrawal' },
  confirm: { deposit: 'Deposit funds', withdrawal: 'Withdraw funds' },
  sending: 'Sending',
  edit: 'Edit',
  from: 'From',
  to: 'To',
  brokerage: 'Your brokerage account',
  expected: 'Expected by',
  bank: (name: string, mask: string | null) => (mask === null ? name : `${name} ending in ${mask}`),
  holdNote: `Deposits can usually be withdrawn ${depositHoldBankingDays} business days after they complete. A returned deposit is deducted from your account.`,
  withdrawalNote: 'We email you as soon as you confirm. You can cancel until the bank processes it.',
  started: { deposit: 'Your deposit has started.', withdrawal: 'Your withdrawal has started.' },
  submitting: 'We saved your transfer and are confirming it with the broker.',
} as const;

export const transferHistoryCopy = {
  title: 'History',
  empty: 'No transfers yet',
  emptyText: 'Your deposits and withdrawals will appear here.',
  names: { deposit: 'Deposit', withdrawal: 'Withdrawal' } satisfies Record<TransferDirection, string>,
  expected: (day: string) => `Expected by ${day}`,
  cancel: 'Cancel',
  cancelLabel: (what: string, amount: string) => `Cancel the ${what} of ${amount}`,
  canceling: 'Canceling',
  canceled: 'Your transfer was canceled.',
  more: 'Show older transfers',
  loadingMore: 'Loading',
  skip: 'Advance to next step',
  skipNote: `Demo: real transfers take ${transferDays}.`,
  skipped: 'Advanced to the next step.',
  nothingAhead: 'No transfer in progress.',
} as const;

const statusCopy: Record<TransferStatus, string> = {
  submitting: 'Confirming with the broker',
  queued: 'Queued',
  approval_pending: 'Waiting for approval',
  pending: 'Pending',
  approved: 'Approved',
  sent_to_clearing: 'On its way',
  complete: 'Complete',
  rejected: 'Declined',
  canceled: 'Canceled',
  expired: 'Not sent',
  returned: 'Returned',
};

type Standing = {
  status: TransferStatus;
  returnCode: string | null;
  reason: string | null;
  /** Formatted date, such as '12/03/2026'. */
  heldUntil: string | null;
};

/** For example 'On hold until 12/03/2026', 'Returned: insufficient funds (R01)' or 'Queued'. */
export function transferStatusText({ status, returnCode, reason, heldUntil }: Standing): string {
  if (heldUntil !== null) return `On hold until ${heldUntil}`;
  const why = returnReason(returnCode, reason);
  return why === null ? statusCopy[status] : `${statusCopy[status]}: ${why}`;
}
