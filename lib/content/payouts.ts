import { usd } from '@/lib/domain/money';
import { percent } from '@/lib/domain/percent';
import { payoutRows, type Degree } from '@/lib/domain/referrals';

export type PayoutTableRow = {
  degree: string;
  referrals: string;
  revenue: string;
  isRevenueDerived: boolean;
  cut: string;
  payout: string;
};

const degreeNames: Record<Degree, string> = { 1: 'First', 2: 'Second' };

/** The schedule as pages show it; every figure comes from the rows that will pay. */
export const payoutTable: readonly PayoutTableRow[] = payoutRows().map((row) => ({
  degree: degreeNames[row.degree],
  referrals: row.referrals.toLocaleString('en-US'),
  revenue: usd(row.revenueCents),
  isRevenueDerived: row.isRevenueDerived,
  cut: percent(row.cutBp),
  payout: usd(row.payoutCents),
}));

/** Section 9's headline, and how the schedule bears it out. */
export const headlineCommissions = [
  { degree: 'First', headline: '25%', schedule: 'up to 25%' },
  { degree: 'Second', headline: '10%', schedule: '10% and more' },
] as const;

export const derivedRevenueNote =
  'Derived: referrals × $10. The schedule itself gives no revenue for the second degree.';
export const payoutTerms =
  'An illustration of the schedule, not what anybody has earned. Commission is paid on subscriptions only, never on investments.';
