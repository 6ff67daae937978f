import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TierProgress } from '@/components/referrals/earnings/tier-progress';
import type { LevelFigures } from '@/lib/contracts/referrals/earnings';
import { scheduleOn } from '@/lib/domain/referrals/referrals';

const level = (one: 1 | 2, change: Partial<LevelFigures>): LevelFigures => ({
  ...{ level: one, signUps: 0, customers: 5, cutBp: 2_000, nextTier: { referrals: 1_000, cutBp: 2_250 } },
  cents: { pending: 0, approved: 0, held: 0, paid: 0, reversed: 0 },
  ...change,
});

const ladders = (levels: readonly LevelFigures[]) => {
  render(<TierProgress levels={levels} tiers={scheduleOn('2026-11-27').tiers} />);
  return screen
    .getAllByRole('list')
    .slice(1)
    .map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
};

it('[A6] shows the three rates of each degree, with the own one named', () => {
  const second = { customers: 100_000, cutBp: 1_250, nextTier: { referrals: 1_000_000, cutBp: 1_500 } };
  expect(ladders([level(1, {}), level(2, second)])).toEqual([
    ['Your rate: 20%from the first customer', '22.5%from 1,000 customers', '25%from 10,000 customers'],
    ['10%from the first customer', 'Your rate: 12.5%from 100,000 customers', '15%from 1,000,000 customers'],
  ]);
  expect(screen.getByText('5 of 1,000 customers to reach 22.5%')).toBeVisible();
  expect(screen.getByText('100,000 of 1,000,000 customers to reach 15%')).toBeVisible();
});

it('[A6] names a rate that was agreed instead of the next one of the schedule', () => {
  const [rungs] = ladders([level(1, { cutBp: 3_000 })]);
  expect(rungs).toEqual(['20%from the first customer', '22.5%from 1,000 customers', '25%from 10,000 customers']);
  expect(screen.getByText('Your agreed rate is 30%.')).toBeVisible();
});
