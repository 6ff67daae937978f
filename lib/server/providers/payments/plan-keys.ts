import { intervals, type Interval, type Tier } from '@/lib/domain/plans';

/** How our prices are called at Stripe. What is not called so is not ours. */
export const lookupKeys: Readonly<Record<Interval, string>> = { month: 'membership_month', year: 'membership_year' };

/** The founder's discount, for a month and for a year at once. */
export const couponIds: Readonly<Record<Interval, string>> = { month: 'cofounder_month', year: 'cofounder_year' };

export const intervalOf = (lookupKey: string | null): Interval | undefined =>
  intervals.find((interval) => lookupKeys[interval] === lookupKey);

export const plansOf = (tier: Tier) => intervals.map((interval) => ({ tier, interval }));
