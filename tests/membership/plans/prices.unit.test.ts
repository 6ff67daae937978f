import { expect, it } from 'vitest';
import { discountCents, giftCents, priceCents, yearSavingCents } from '@/lib/domain/membership/plans';

it.each([
  ['member', 'month', 2_000, 0],
  ['member', 'year', 20_000, 0],
  ['cofounder', 'month', 1_000, 1_000],
  ['cofounder', 'year', 8_000, 12_000],
] as const)(
  '[E8] the %s plan by the %s costs %i cents, with the cofounder’s $10 off each month',
  (tier, interval, price, discount) => {
    expect(priceCents(tier, interval)).toBe(price);
    expect(discountCents(tier, interval)).toBe(discount);
  },
);

it('[E1] a year costs $40 less than twelve months of the same plan', () => {
  expect([yearSavingCents('member'), yearSavingCents('cofounder')]).toEqual([4_000, 4_000]);
});

it('[D7] a gift costs as much as the plan for the same time', () => {
  expect(([1, 3, 12] as const).map(giftCents)).toEqual([2_000, 6_000, 20_000]);
});
