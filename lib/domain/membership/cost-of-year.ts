import { priceCents, type Interval, type Tier } from './plans';

/** The cost of a plan for one year, paid monthly or annually. */
export const costOfYearCents = (tier: Tier, interval: Interval) =>
  priceCents(tier, interval) * (interval === 'month' ? 12 : 1);
