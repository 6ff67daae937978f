export type Degree = 1 | 2;
/** From this number of referrals on, the rate applies to the revenue of all of them. */
type PayoutTier = { degree: Degree; referrals: number; cutBp: number };
export type PayoutSchedule = {
  version: number;
  effectiveFrom: string;
  revenuePerReferralCents: number;
  tiers: readonly PayoutTier[];
};

/**
 * The payout schedules of section 9 by start date; a change adds one. The lowest tier of a degree applies from the
 * first referral. The first degree's revenue column implies $10 per referral.
 */
export const payoutSchedules: readonly PayoutSchedule[] = [
  {
    version: 1,
    effectiveFrom: '2022-01-01',
    revenuePerReferralCents: 1_000,
    tiers: [
      { degree: 1, referrals: 100, cutBp: 2_000 },
      { degree: 1, referrals: 1_000, cutBp: 2_250 },
      { degree: 1, referrals: 10_000, cutBp: 2_500 },
      { degree: 2, referrals: 10_000, cutBp: 1_000 },
      { degree: 2, referrals: 100_000, cutBp: 1_250 },
      { degree: 2, referrals: 1_000_000, cutBp: 1_500 },
    ],
  },
];

/** The schedule in effect on a day. */
export function scheduleOn(date: string): PayoutSchedule {
  const inForce = payoutSchedules.filter(({ effectiveFrom }) => effectiveFrom <= date).at(-1);
  if (!inForce) throw new RangeError(`No payout schedule is in force on ${date}`);
  return inForce;
}

export const currentSchedule = latest(payoutSchedules);

export function cutOf(degree: Degree, referrals: number, schedule = currentSchedule) {
  const tiers = tiersOf(degree, schedule);
  return (tiers.findLast((tier) => tier.referrals <= referrals) ?? latest(tiers.slice(0, 1))).cutBp;
}

/** The payout in cents: revenue times the rate of the tier reached. */
export function payout(degree: Degree, referrals: number, schedule = currentSchedule) {
  if (!Number.isSafeInteger(referrals) || referrals < 0)
    throw new RangeError('The number of referrals must be a whole number');
  return Math.round((referrals * schedule.revenuePerReferralCents * cutOf(degree, referrals, schedule)) / 10_000);
}

/** The next tier; undefined in the top tier. */
export const nextTier = (degree: Degree, referrals: number, schedule = currentSchedule) =>
  tiersOf(degree, schedule)
    .slice(1)
    .find((tier) => tier.referrals > referrals);

const tiersOf = (degree: Degree, schedule: PayoutSchedule) => schedule.tiers.filter((tier) => tier.degree === degree);

function latest<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new RangeError('A payout schedule has no rows');
  return last;
}
