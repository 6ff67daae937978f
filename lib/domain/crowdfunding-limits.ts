import type { DateOnly } from './dates';

/** What somebody who is not accredited may invest within 12 months in all crowdfunding offerings together. */
export type CrowdfundingRules = {
  effectiveFrom: DateOnly;
  /** Below it, on either side, the lower share holds. */
  thresholdUsd: number;
  floorUsd: number;
  ceilingUsd: number;
  lowerSharePercent: number;
  upperSharePercent: number;
  source: string;
};

/** 17 CFR 227.100(a)(2) as adjusted for inflation; a change adds a row and rewrites none. */
export const crowdfundingRules: readonly CrowdfundingRules[] = [
  {
    effectiveFrom: '2022-09-20',
    thresholdUsd: 124_000,
    floorUsd: 2_500,
    ceilingUsd: 124_000,
    lowerSharePercent: 5,
    upperSharePercent: 10,
    source: '17 CFR 227.100(a)(2)',
  },
];

export type CrowdfundingLimit = { limitUsd: number; sharePercent: number; baseUsd: number; rules: CrowdfundingRules };

/** The limit in whole dollars, with what it was made of. The ceiling holds in both branches: the careful reading. */
export function crowdfundingLimit(incomeUsd: number, netWorthUsd: number, on: DateOnly): CrowdfundingLimit {
  const rules = crowdfundingRules.filter(({ effectiveFrom }) => effectiveFrom <= on).at(-1);
  if (!rules) throw new RangeError(`No crowdfunding limits are kept for ${on}`);
  const isBelow = incomeUsd < rules.thresholdUsd || netWorthUsd < rules.thresholdUsd;
  const sharePercent = isBelow ? rules.lowerSharePercent : rules.upperSharePercent;
  const baseUsd = Math.max(incomeUsd, netWorthUsd);
  const share = Math.floor((baseUsd * sharePercent) / 100);
  const limitUsd = Math.min(isBelow ? Math.max(rules.floorUsd, share) : share, rules.ceilingUsd);
  return { limitUsd, sharePercent, baseUsd, rules };
}
