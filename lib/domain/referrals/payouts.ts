import { referralPaths } from './referral-paths';

export const payoutMethods = ['bank', 'stripe'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/**
 * States of a payout. In 'sending', its commissions count as paid and the money may be on its way. In 'failed' and
 * 'returned', the money did not arrive or came back, and the commissions are owed again.
 */
export const payoutStates = ['requested', 'sending', 'paid', 'failed', 'returned', 'canceled'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** The stored reason of a payout that its payee canceled. */
export const canceledByPayee = 'Canceled by the payee';

/** States of an open payout. A payee has at most one. */
export const openPayoutStates = ['requested', 'sending'] as const satisfies readonly PayoutState[];

/** Payout minimums by start date. A change adds a row. */
const payoutMinimums: readonly { from: string; cents: number }[] = [{ from: '2026-11-23', cents: 1_000 }];

/** The payout minimum in effect on a day, in cents. */
export function payoutMinimumOn(day: string): number {
  const [first] = payoutMinimums;
  const valid = payoutMinimums.findLast(({ from }) => from <= day) ?? first;
  if (!valid) throw new RangeError('There is no minimum payout');
  return valid.cents;
}

/** The page that Stripe redirects a payee to. */
export const payoutPage = referralPaths.payouts;

/** Reasons why a payee cannot request a payout, in the order in which they must be resolved. */
export const payoutBlockers = [
  'suspended',
  'open-payout',
  'no-tax-form',
  'no-details',
  'details-incomplete',
  'below-minimum',
] as const;
export type PayoutBlocker = (typeof payoutBlockers)[number];

/** Whether a value is an ABA routing number: nine digits whose sum, weighted 3, 7 and 1, is a multiple of ten. */
export function isRoutingNumber(value: string) {
  if (!/^\d{9}$/.test(value) || value === '000000000') return false;
  const sum = [...value].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/** Whether a value is a US bank account number: 4 to 17 digits, not all zeros. */
export const isAccountNumber = (value: string) => /^\d{4,17}$/.test(value) && !/^0+$/.test(value);
