import { commissionHoldDays } from '@/lib/domain/referrals/commissions';
import type { PayoutState } from '@/lib/domain/referrals/payouts';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';

/** Copy of the page for requesting payouts. */
export const payoutsPage = {
  title: 'Payouts',
  description: 'Your commission balance, payout details, tax form and payouts.',
  lead: 'Request your approved commissions, follow each payout, and keep your payout details and tax form up to date.',
} as const;

export const payoutCopy = {
  noneTitle: 'Nothing to pay out yet',
  noneText: (cents: number) =>
    `Each commission becomes payable ${commissionHoldDays} days after your referral’s payment. You can request a payout once you have ${usdExact(cents)}.`,
  noneAction: 'Share your link',
  available: 'Available now',
  deducted: (cents: number) => `${usdExact(-cents)} deducted for refunds`,
  minimum: (cents: number) => `Minimum payout: ${usdExact(cents)}`,
  pending: 'Pending',
  pendingNote: `Approved ${commissionHoldDays} days after the payment`,
  nextApproval: (at: string) => `Next approval: ${dayOf(at)}`,
  held: 'On hold',
  heldNote: 'Under review',
  requestedSum: 'In progress',
  requestedNote: 'Requested, not sent yet',
  paid: 'Paid',
  paidNote: 'All payouts sent so far',
  request: 'Request payout',
  requestSum: (sum: string) => `Request ${sum}`,
  requesting: 'Requesting',
  requested: 'Payout requested. We’ll email you when it’s sent.',
  history: 'Payout history',
  empty: 'No payouts yet. We’ll email you when one is sent.',
  caption: 'Payouts, newest first',
  columns: { day: 'Requested', amount: 'Amount', to: 'Paid to', state: 'Status', action: 'Action' },
  cancel: 'Cancel',
  cancelLabel: (sum: string) => `Cancel the payout of ${sum}`,
  cancelTitle: (sum: string) => `Cancel the payout of ${sum}?`,
  cancelText: 'The amount goes back to your available balance. You can request it again at any time.',
  cancelYes: 'Cancel payout',
  cancelNo: 'Keep payout',
  canceledByYou: 'Canceled by you',
  notSent: 'Not sent',
  canceling: 'Canceling',
  canceled: 'Payout canceled.',
  stripe: 'Stripe',
  states: {
    requested: 'Requested',
    sending: 'On its way',
    paid: 'Paid',
    failed: 'Failed',
    returned: 'Returned',
    canceled: 'Canceled',
  } satisfies Record<PayoutState, string>,
} as const;

type SetupState = { hasDetails: boolean; hasTaxForm: boolean; isIncomplete: boolean };

/** Copy for the steps before the first payout. */
export const payoutStepCopy = {
  label: 'Steps to your payout',
  done: 'Done:',
  details: 'Add your payout details',
  incomplete: 'Complete your payout details',
  taxForm: 'Add your tax form',
  bankAdded: (last4: string) => `Bank account ending in ${last4}`,
  taxFormAdded: { w9: 'Form W-9 signed', foreign: 'Certificate of foreign status signed' },
  change: 'Change',
  /** What is missing before a payout can be requested; at least one of them is. */
  first: ({ hasDetails, hasTaxForm, isIncomplete }: SetupState) => {
    if (isIncomplete) return `Complete your payout details${hasTaxForm ? '' : ' and add your tax form'} first.`;
    const missing = [...(hasDetails ? [] : ['payout details']), ...(hasTaxForm ? [] : ['tax form'])];
    return `Add your ${missing.join(' and ')} first.`;
  },
} as const;

/** Copy for the one-time setup: payout details and tax form. */
export const setupCopy = {
  title: 'Payout setup',
  lead: 'Needed once, before your first payout. Stored encrypted.',
} as const;

export const detailsCopy = {
  title: 'Payout details',
  lead: 'The account that receives your commissions.',
  bankTitle: 'US bank account',
  saved: 'Payout details saved.',
  add: 'Add payout details',
  later: 'Not now',
  save: 'Save bank account',
  saving: 'Saving',
  change: 'Change details',
  keep: 'Keep current details',
  now: (holder: string, last4: string) => `${holder}, bank account ending in ${last4}`,
  atStripe: 'Your account at Stripe',
  ready: 'Ready for payouts.',
  way: 'How do you want to be paid?',
  ways: { bank: 'To a US bank account', stripe: 'With Stripe' },
  stripe: 'Continue to Stripe',
  stripeAgain: 'Continue at Stripe',
  opening: 'Opening Stripe',
  stripeNote: 'With Stripe, you enter your bank details there. We don’t see them.',
} as const;

export const taxCopy = {
  title: 'Tax form',
  lead: 'Form W-9 for US persons, a certificate of foreign status for everyone else.',
  why: 'US persons sign Form W-9; everyone else signs a certificate of foreign status. Tax law requires one of them before we pay you. We store it encrypted and use it for tax reports only.',
  signed: (kind: 'w9' | 'foreign', last4: string | null, day: string) =>
    kind === 'w9'
      ? `Form W-9 signed on ${day}, tax ID ending in ${last4 ?? ''}.`
      : `Certificate of foreign status signed on ${day}.`,
  add: 'Add tax form',
  later: 'Not now',
  change: 'Sign a new form',
  keep: 'Keep the current form',
  person: 'Are you a US person?',
  kinds: { w9: 'Yes', foreign: 'No' },
  personNote: 'US citizens, residents and companies are US persons.',
  sign: 'Sign and save',
  saving: 'Saving',
  saved: 'Tax form saved.',
} as const;
