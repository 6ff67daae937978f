import type { DateOnly } from '@/lib/domain/shared/dates';

/** Limits on what a non-accredited investor may invest in all crowdfunding offerings within 12 months. */
export type CrowdfundingRules = {
  effectiveFrom: DateOnly;
  /** The lower percentage applies if income or net worth is below this amount. */
  thresholdUsd: number;
  floorUsd: number;
  ceilingUsd: number;
  lowerSharePercent: number;
  upperSharePercent: number;
  source: string;
};

/** 17 CFR 227.100(a)(2), adjusted for inflation. A change adds a row. */
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
  /** The limit by the conservative reading, in which the cap applies in both cases. */
  limitUsd: number;
  /** The limit by the literal reading, in which the cap applies only above the threshold. */
  literalUsd: number;
  /** Whether the two readings differ. */
  isCapped: boolean;
  isBelow: boolean;
  sharePercent: number;
  baseUsd: number;
  rules: CrowdfundingRules;
};

/** The investment limit in whole dollars, with its calculation. */
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
  /** Invested in the last 12 months: through this site, and elsewhere as declared by the investor. */
  oursUsd: number;
  othersUsd: number;
};

export type CrowdfundingRoom = {
  /** Null for accredited investors, who have no limit. */
  limit: CrowdfundingLimit | null;
  usedUsd: number;
  leftUsd: number | null;
};

/** What remains of the limit after the investments of the last 12 months. */
export function crowdfundingRoom(one: CrowdfundingCase, on: DateOnly): CrowdfundingRoom {
  const usedUsd = one.oursUsd + one.othersUsd;
  if (one.isAccredited) return { limit: null, usedUsd, leftUsd: null };
  const limit = crowdfundingLimit(one.incomeUsd, one.netWorthUsd, on);
  return { limit, usedUsd, leftUsd: Math.max(0, Math.floor(limit.limitUsd - usedUsd)) };
}
