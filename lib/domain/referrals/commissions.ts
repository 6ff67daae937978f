import type { Degree } from './referrals';

/** The only kind of revenue that earns commissions; the database rejects any other. */
export const commissionRevenueTypes = ['subscription'] as const;

export const commissionStates = ['pending', 'approved', 'paid', 'held', 'reversed'] as const;
export type CommissionState = (typeof commissionStates)[number];

/**
 * Changes of what is owed. 'deducted' settles what was overpaid before a refund, 'returned' is the money of a payout that
 * did not arrive.
 */
export const commissionEntryKinds = ['earned', 'reversed', 'restored', 'paid', 'deducted', 'returned'] as const;
export type CommissionEntryKind = (typeof commissionEntryKinds)[number];

/** Days between the payment of an invoice and the approval of its commissions. */
export const commissionHoldDays = 30;

/** A commission in whole cents: half a cent is rounded up, in favor of the payee. */
export const commissionCents = (revenueCents: number, cutBp: number) => Math.round((revenueCents * cutBp) / 10_000);

type Payment = { paidCents: number; refundedCents: number; dispute: 'open' | 'won' | 'lost' | null };

/** What we keep of a payment: nothing while a dispute is open or once it is lost. */
export function keptCents({ paidCents, refundedCents, dispute }: Payment) {
  if (dispute === 'open' || dispute === 'lost') return 0;
  return Math.max(0, paidCents - refundedCents);
}

/**
 * Who earns on a sale. `referrers` are the payer's referrer, that account's referrer, and so on to the first. Two of
 * them earn; none does when the payer is among them, because the referrals then form a circle.
 */
export function payeesOf(payerId: string, referrers: readonly string[]): { degree: Degree; payeeId: string }[] {
  const [first, second] = referrers;
  if (first === undefined || referrers.includes(payerId)) return [];
  const direct = { degree: 1, payeeId: first } as const;
  return second === undefined || second === first ? [direct] : [direct, { degree: 2, payeeId: second }];
}
