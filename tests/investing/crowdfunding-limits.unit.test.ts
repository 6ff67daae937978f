import { describe, expect, it } from 'vitest';
import { crowdfundingLimit, crowdfundingRoom } from '@/lib/domain/investing/crowdfunding-limits';

const today = '2026-01-01';
const nonAccredited = { incomeUsd: 60_000, netWorthUsd: 80_000, isAccredited: false, oursUsd: 0, othersUsd: 0 };

describe('the crowdfunding investment limit within a year', () => {
  it.each([
    [30_000, 105_000, 5_250],
    [0, 0, 2_500],
    [60_000, -5, 3_000],
    [60_000, 80_000, 4_000],
    [60_000, 80_019, 4_000],
    [124_000, 123_999, 6_200],
    [124_000, 124_000, 12_400],
    [123_999, 5_000_000, 124_000],
    [1_200_000, 2_000_000, 124_000],
  ])('[H3] an income of %d and a net worth of %d allow %d', (income, netWorth, limit) => {
    expect(crowdfundingLimit(income, netWorth, today).limitUsd).toBe(limit);
  });

  it('[H3] shows both readings, and marks where the careful one is lower', () => {
    expect(crowdfundingLimit(123_999, 5_000_000, today)).toMatchObject({ literalUsd: 250_000, isCapped: true });
    expect(crowdfundingLimit(1_200_000, 2_000_000, today)).toMatchObject({ literalUsd: 124_000, isCapped: false });
    expect(crowdfundingLimit(60_000, 80_000, today)).toMatchObject({ literalUsd: 4_000, isCapped: false });
  });

  it('[H3] names the rules that it used, and has none for an earlier day', () => {
    expect(crowdfundingLimit(0, 0, '2022-09-20').rules.source).toBe('17 CFR 227.100(a)(2)');
    expect(() => crowdfundingLimit(0, 0, '2022-09-19')).toThrow(RangeError);
  });

  it.each([
    ['nothing yet', {}, 4_000],
    ['something here', { oursUsd: 1_500 }, 2_500],
    ['something here and more elsewhere', { oursUsd: 1_500, othersUsd: 2_000 }, 500],
    ['more than the limit', { oursUsd: 1_500, othersUsd: 9_000 }, 0],
    ['cents', { othersUsd: 0.5 }, 3_999],
  ])('[H3] with %s in 12 months, %s leaves %d', (_, invested, left) => {
    expect(crowdfundingRoom({ ...nonAccredited, ...invested }, today).leftUsd).toBe(left);
  });

  it('[H3] sets no limit for accredited investors', () => {
    const room = crowdfundingRoom({ ...nonAccredited, isAccredited: true, othersUsd: 500_000 }, today);
    expect(room).toEqual({ limit: null, usedUsd: 500_000, leftUsd: null });
  });
});
