import { currentSchedule, payout, type Degree } from './referrals';

export type PayoutRow = {
  degree: Degree;
  referrals: number;
  revenueCents: number;
  isRevenueDerived: boolean;
  cutBp: number;
  payoutCents: number;
};

/** Rows for display. Section 9 does not give the second degree's revenue, so ours is marked as derived. */
export const payoutRows = (schedule = currentSchedule): PayoutRow[] =>
  schedule.tiers.map(({ degree, referrals, cutBp }) => ({
    degree,
    referrals,
    revenueCents: referrals * schedule.revenuePerReferralCents,
    isRevenueDerived: degree === 2,
    cutBp,
    payoutCents: payout(degree, referrals, schedule),
  }));
