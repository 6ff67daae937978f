import type { Degree } from './referrals';

/** The only kind of revenue that earns commissions. The database rejects others. */
export const commissionRevenueTypes = ['subscription'] as const;

export const commissionStates = ['pending', 'approved', 'paid', 'held', 'reversed'] as const;
export type CommissionState = (typeof commissionStates)[number];

/**
 * Kinds of ledger entries that change what is owed. 'deducted' offsets an overpayment from before a refund; 'returned'
 * is a payout that did not arrive.
 */
export const commissionEntryKinds = ['earned', 'reversed', 'restored', 'paid', 'deducted', 'returned'] as const;
export type CommissionEntryKind = (typeof commissionEntryKinds)[number];

/** Days from the payment of an invoice to the approval of its commissions. */
export const commissionHoldDays = 30;

/** A commission in whole cents. Half a cent is rounded up, in favor of the payee. */
export const commissionCents = (revenueCents: number, cutBp: number) => Math.round((revenueCents * cutBp) / 10_000);

type Payment = { paidCents: number; refundedCents: number; dispute: 'open' | 'won' | 'lost' | null };

/** What we keep of a payment. 0 while a dispute is open or once it is lost. */
export function keptCents({ paidCents, refundedCents, dispute }: Payment) {
  if (dispute === 'open' || dispute === 'lost') return 0;
  return Math.max(0, paidCents - refundedCents);
}

/**
 * Who earns a commission on a sale. `referrers` are the payer's referrer, that account's referrer, and so on. The first
 * two earn. No one does if the payer is among the referrers, because the referrals are then circular.
 */
export function payeesOf(payerId: string, referrers: readonly string[]): { degree: Degree; payeeId: string }[] {
  const [first, second] = referrers;
  if (first === undefined || referrers.includes(payerId)) return [];
  const direct = { degree: 1, payeeId: first } as const;
  return second === undefined || second === first ? [direct] : [direct, { degree: 2, payeeId: second }];
}
