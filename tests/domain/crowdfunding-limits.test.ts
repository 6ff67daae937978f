import { describe, expect, it } from 'vitest';
import { crowdfundingLimit } from '@/lib/domain/crowdfunding-limits';

describe('what the law lets somebody invest by crowdfunding within a year', () => {
  it.each([
    [30_000, 105_000, 5_250],
    [0, 0, 2_500],
    [60_000, 80_000, 4_000],
    [124_000, 124_000, 12_400],
    [123_999, 5_000_000, 124_000],
    [1_200_000, 2_000_000, 124_000],
  ])('an income of %d and a net worth of %d allow %d', (income, netWorth, limit) => {
    expect(crowdfundingLimit(income, netWorth, '2026-01-01').limitUsd).toBe(limit);
  });

  it('names the rules that it used, and has none for a day before them', () => {
    expect(crowdfundingLimit(0, 0, '2022-09-20').rules.source).toBe('17 CFR 227.100(a)(2)');
    expect(() => crowdfundingLimit(0, 0, '2022-09-19')).toThrow(RangeError);
  });
});
