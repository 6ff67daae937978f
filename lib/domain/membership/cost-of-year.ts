import { priceCents, type Interval, type Tier } from './plans';

/** What a year of a plan costs, paid monthly or at once. */
export const costOfYearCents = (tier: Tier, interval: Interval) =>
  priceCents(tier, interval) * (interval === 'month' ? 12 : 1);
