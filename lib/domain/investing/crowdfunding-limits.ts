import type { DateOnly } from '@/lib/domain/shared/dates';

/** What a non-accredited investor may invest within 12 months in all crowdfunding offerings together. */
export type CrowdfundingRules = {
  effectiveFrom: DateOnly;
  /** Below it, for income or net worth, the lower percentage applies. */
  thresholdUsd: number;
  floorUsd: number;
  ceilingUsd: number;
  lowerSharePercent: number;
  upperSharePercent: number;
  source: string;
};

/** 17 CFR 227.100(a)(2) as adjusted for inflation; a change adds a row. */
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
  /** The conservative reading: the cap applies in both cases. */
  limitUsd: number;
  /** The literal reading: the cap applies in the upper case only. */
  literalUsd: number;
  /** Whether the two readings differ. */
  isCapped: boolean;
  isBelow: boolean;
  sharePercent: number;
  baseUsd: number;
  rules: CrowdfundingRules;
};

/** The limit in whole dollars, with its calculation. */
export function crowdfundingLimit(incomeUsd: number, netWorthUsd: number, on: DateOnly): CrowdfundingLimit {
  const rules = crowdfundingRules.filter(({ effectiveFrom }) => effectiveFrom <= on).at(-1);
  if (!rules) throw new RangeError(`No crowdfunding limits apply on ${on}`);
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
  /** Within the last 12 months: through this site, and elsewhere as declared. */
  oursUsd: number;
  othersUsd: number;
};

export type CrowdfundingRoom = {
  /** Null for accredited investors, who have no limit. */
  limit: CrowdfundingLimit | null;
  usedUsd: number;
  leftUsd: number | null;
};

/** What remains of the limit after the investments of twelve months. */
export function crowdfundingRoom(one: CrowdfundingCase, on: DateOnly): CrowdfundingRoom {
  const usedUsd = one.oursUsd + one.othersUsd;
  if (one.isAccredited) return { limit: null, usedUsd, leftUsd: null };
  const limit = crowdfundingLimit(one.incomeUsd, one.netWorthUsd, on);
  return { limit, usedUsd, leftUsd: Math.max(0, Math.floor(limit.limitUsd - usedUsd)) };
}
