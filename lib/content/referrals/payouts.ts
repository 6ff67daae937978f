import { usd } from '@/lib/domain/shared/money';
import { percent } from '@/lib/domain/shared/percent';
import { payoutRows } from '@/lib/domain/referrals/payout-rows';
import type { Degree } from '@/lib/domain/referrals/referrals';
import { groupDigits } from '@/lib/domain/shared/numbers';

export type PayoutTableRow = {
  degree: string;
  referrals: string;
  revenue: string;
  isRevenueDerived: boolean;
  cut: string;
  payout: string;
};

const degreeNames: Record<Degree, string> = { 1: 'First', 2: 'Second' };

/** The payout schedule as displayed, computed from the rows that payouts use. */
export const payoutTable: readonly PayoutTableRow[] = payoutRows().map((row) => ({
  degree: degreeNames[row.degree],
  referrals: groupDigits(row.referrals),
  revenue: usd(row.revenueCents),
  isRevenueDerived: row.isRevenueDerived,
  cut: percent(row.cutBp),
  payout: usd(row.payoutCents),
}));

/** The lowest and highest rate of a degree. */
const rangeOf = (degree: Degree) => {
  const cuts = payoutRows()
    .filter((row) => row.degree === degree)
    .map(({ cutBp }) => cutBp);
  return { lowest: percent(Math.min(...cuts)), highest: percent(Math.max(...cuts)) };
};

/** The headline rates of section 9, and the range of each degree in the schedule. */
export const headlineCommissions = [
  { degree: 'First', headline: '25%', schedule: 'up to 25%', ...rangeOf(1) },
  { degree: 'Second', headline: '10%', schedule: '10% and more', ...rangeOf(2) },
] as const;

export const derivedRevenueNote = 'Assumes $10 revenue per referral, as in every row.';
export const payoutTerms =
  'Illustrative payouts, not actual earnings. Commissions are paid on subscriptions only, never on investments.';
/** Above the schedule: what a payout counts. */
export const payoutIntro = `Each row assumes $10 revenue per referral: all of them pay once after you reach the tier. The cut is your commission rate. ${payoutTerms}`;
