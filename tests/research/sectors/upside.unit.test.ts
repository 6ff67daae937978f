import { expect, it } from 'vitest';
import { byUpside } from '@/lib/domain/research/upside';

it('[B10] lists price targets by their distance from the last close', () => {
  const stock = (ticker: string, priceCents: number | null, meanCents: number | null) => ({
    ...{ ticker, priceCents },
    target: { meanCents },
  });
  // −10%, +50%, unknown, +20%, unknown.
  const stocks = [
    stock('DOWN', 100, 90),
    stock('MOST', 200, 300),
    stock('NONE', null, 50),
    stock('SOME', 50, 60),
    stock('HIDE', 50, null),
  ];
  expect(byUpside(stocks).map(({ ticker }) => ticker)).toEqual(['MOST', 'SOME', 'DOWN', 'NONE', 'HIDE']);
});
