import { usd } from '@/lib/domain/shared/money';
import { percent } from '@/lib/domain/shared/percent';
import { payoutRows, type Degree } from '@/lib/domain/referrals/referrals';

export type PayoutTableRow = {
  degree: string;
  referrals: string;
  revenue: string;
  isRevenueDerived: boolean;
  cut: string;
  payout: string;
};

const degreeNames: Record<Degree, string> = { 1: 'First', 2: 'Second' };

/** The schedule as pages show it, computed from the rows that payouts use. */
export const payoutTable: readonly PayoutTableRow[] = payoutRows().map((row) => ({
  degree: degreeNames[row.degree],
  referrals: row.referrals.toLocaleString('en-US'),
  revenue: usd(row.revenueCents),
  isRevenueDerived: row.isRevenueDerived,
  cut: percent(row.cutBp),
  payout: usd(row.payoutCents),
}));

/** Section 9's headline rates, and the range of each level in the schedule. */
export const headlineCommissions = [
  { degree: 'First', headline: '25%', schedule: 'up to 25%' },
  { degree: 'Second', headline: '10%', schedule: '10% and more' },
] as const;

export const derivedRevenueNote = 'Assumes $10 revenue per referral.';
export const payoutTerms =
  'Illustrative payouts, not actual earnings. Commissions are paid on subscriptions only, never on investments.';
