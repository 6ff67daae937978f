import type { PayoutBlocker, PayoutMethod } from '@/lib/domain/referrals/payouts';
import { usdExact } from '@/lib/domain/shared/money';

/** What a payee must do or wait for before requesting a payout. */
export const blockerMessage = (blocker: PayoutBlocker, minimumCents: number) => blockerMessages(minimumCents)[blocker];

const blockerMessages = (minimumCents: number): Record<PayoutBlocker, string> => ({
  suspended: 'Payouts to this account are suspended. Contact us for the reason.',
  'open-payout': 'A payout is in progress. You can request the next one when it is complete.',
  'no-tax-form': 'Add your tax form first.',
  'no-details': 'Add your payout details first.',
  'details-incomplete': 'Complete your payout details first.',
  'below-minimum': `The minimum payout is ${usdExact(minimumCents)} of approved commissions.`,
});

/** Where a payout goes, by its method. An account at Stripe has no name that its owner knows. */
export const destinationName: Record<PayoutMethod, (digits: string) => string> = {
  bank: (digits) => `Bank account ${digits}`,
  stripe: () => 'Stripe',
};

export const payoutNotFound = 'This payout does not exist or can no longer be canceled.';
export const payoutsByStripeOff = 'Payouts by Stripe are not available.';
export const payoutInProgress = 'A payout is in progress. You can change your payout details when it is complete.';
