import { includesTier } from './membership';
import type { Tier } from './plans';

/** The running gift or complimentary grant that covers at least this tier for the longest time. */
export const coveringGrant = <One extends { tier: Tier }>(
  running: readonly One[],
  tier: Tier,
  endOf: (grant: One) => string | Date,
): One | undefined =>
  running
    .filter((one) => includesTier(one.tier, tier))
    .toSorted((a, b) => new Date(endOf(b)).getTime() - new Date(endOf(a)).getTime())[0];
