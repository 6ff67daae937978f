import { intervals, type Interval, type Tier } from '@/lib/domain/membership/plans';

/** Lookup keys of our prices at Stripe. Other prices are not ours. */
export const lookupKeys: Readonly<Record<Interval, string>> = { month: 'membership_month', year: 'membership_year' };

/** Coupon ids of the founder's discount, for monthly and yearly plans. */
export const couponIds: Readonly<Record<Interval, string>> = { month: 'cofounder_month', year: 'cofounder_year' };

export const intervalOf = (lookupKey: string | null): Interval | undefined =>
  intervals.find((interval) => lookupKeys[interval] === lookupKey);

export const plansOf = (tier: Tier) => intervals.map((interval) => ({ tier, interval }));
