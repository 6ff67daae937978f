import { expect, it } from 'vitest';
import { earnedByMonth } from '@/lib/domain/referrals/earned-by-month';

const figures = (month: string, earnedCents: number, reversedCents = 0) => ({ month, earnedCents, reversedCents });

it('[A10] months are in the order of time, after reversals, and none is left out', () => {
  expect(earnedByMonth([figures('2026-02', 500, 800), figures('2025-11', 2_000, 400)], 12)).toEqual([
    { month: '2025-11', cents: 1_600 },
    { month: '2025-12', cents: 0 },
    { month: '2026-01', cents: 0 },
    { month: '2026-02', cents: -300 },
  ]);
});

it('[A10] only the latest months are kept', () => {
  expect(earnedByMonth([figures('2026-03', 3), figures('2026-02', 2), figures('2026-01', 1)], 2)).toEqual([
    { month: '2026-02', cents: 2 },
    { month: '2026-03', cents: 3 },
  ]);
  expect(earnedByMonth([], 12)).toEqual([]);
});
