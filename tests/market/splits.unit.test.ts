import { expect, it } from 'vitest';
import { splitBetween } from '@/lib/domain/market/splits';

it.each([
  ['two for one', 42_000, 21_000, 2],
  ['ten for one, told to the cent', 42_007, 4_201, 10],
  ['three for two', 9_999, 6_666, 1.5],
  ['one for ten', 105, 1_050, 0.1],
  ['one for eight of a few cents', 13, 102, 1 / 8],
  ['the same price', 4_200, 4_200, 1],
  ['a correction by a cent', 4_200, 4_201, 1],
  ['a fall that no split makes', 42_000, 24_000, 1],
  ['a spin-off', 10_000, 8_900, 1],
  ['no price', 4_200, 0, 1],
])('[R42] between two closes of one day: %s', (_, stored, told, shares) => {
  expect(splitBetween(stored, told)).toBeCloseTo(shares, 9);
});
