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

export type CrowdfundingLimit = {
  /** By the careful reading: the ceiling holds in both branches. */
  limitUsd: number;
  /** By the letter: the ceiling stands in the upper branch alone. */
  literalUsd: number;
  /** The two readings differ. */
  isCapped: boolean;
  isBelow: boolean;
  sharePercent: number;
  baseUsd: number;
  rules: CrowdfundingRules;
};

/** The limit in whole dollars, with what it was made of. */
export function crowdfundingLimit(incomeUsd: number, netWorthUsd: number, on: DateOnly): CrowdfundingLimit {
  const rules = crowdfundingRules.filter(({ effectiveFrom }) => effectiveFrom <= on).at(-1);
  if (!rules) throw new RangeError(`No crowdfunding limits are kept for ${on}`);
  const isBelow = incomeUsd < rules.thresholdUsd || netWorthUsd < rules.thresholdUsd;
  const sharePercent = isBelow ? rules.lowerSharePercent : rules.upperSharePercent;
  const baseUsd = Math.max(incomeUsd, netWorthUsd);
  const share = Math.floor((baseUsd * sharePercent) / 100);
  const literalUsd = isBelow ? Math.max(rules.floorUsd, share) : Math.min(share, rules.ceilingUsd);
  const limitUsd = Math.min(literalUsd, rules.ceilingUsd);
  return { limitUsd, literalUsd, isCapped: limitUsd !== literalUsd, isBelow, sharePercent, baseUsd, rules };
}

export type CrowdfundingCase = {
  incomeUsd: number;
  netWorthUsd: number;
  isAccredited: boolean;
  /** Within the last 12 months: through us, and through others as the investor says. */
  oursUsd: number;
  othersUsd: number;
};

export type CrowdfundingRoom = {
  /** Nothing for those who are accredited: no limit holds for them. */
  limit: CrowdfundingLimit | null;
  usedUsd: number;
  leftUsd: number | null;
};

/** What is left of the limit after twelve months of investing, here and elsewhere. */
export function crowdfundingRoom(one: CrowdfundingCase, on: DateOnly): CrowdfundingRoom {
  const usedUsd = one.oursUsd + one.othersUsd;
  if (one.isAccredited) return { limit: null, usedUsd, leftUsd: null };
  const limit = crowdfundingLimit(one.incomeUsd, one.netWorthUsd, on);
  return { limit, usedUsd, leftUsd: Math.max(0, Math.floor(limit.limitUsd - usedUsd)) };
}
