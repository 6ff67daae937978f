import type { CommissionEntryKind, CommissionState } from './commissions';
import type { Degree } from './referrals';
import type { SaleReason } from './sale-reasons';

/** A sale as shown to an ambassador. The contract describes the fields; times are ISO strings. */
export type TracedSale = {
  level: Degree | null;
  revenueCents: number;
  earnedCents: number;
  reversedCents: number;
  paidCents: number;
  state: CommissionState | null;
  approvesAt: string | null;
  reason: SaleReason | null;
};

/** The steps from the visit to the commission. */
export type TracedSteps = {
  sale: TracedSale;
  visit: { at: string; path: string; code: string | null } | null;
  signedUpAt: string;
  link: { code: string; isYours: boolean } | null;
  credit: { source: 'code' | 'link' | 'invoice'; code: string | null; at: string; isYours: boolean } | null;
  invoice: { status: string; at: string; paidCents: number; refundedCents: number; dispute: string | null };
  rate: {
    version: number;
    effectiveFrom: string | null;
    referrals: number;
    cutBp: number;
    isAgreed: boolean;
    unmetActivityDays: number | null;
  } | null;
  approvedAt: string | null;
  paidAt: string | null;
  holdReason: string | null;
  entries: readonly { kind: CommissionEntryKind; cents: number; at: string }[];
};
