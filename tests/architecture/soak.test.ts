import { expect, it } from 'vitest';
import { growthOf } from '../bench/memory';

it('[P7] distinguishes flat memory from growing memory', () => {
  const noisy = Array.from({ length: 40 }, (_, n) => 300 + (n % 3));
  expect(growthOf(noisy)).toBeCloseTo(1, 1);
  expect(growthOf(noisy.map((held, n) => held + 3 * n))).toBeGreaterThan(1.1);
  // The first quarter is warm-up and does not count as growth.
  expect(growthOf([100, 150, 200, ...noisy])).toBeCloseTo(1, 1);
  expect(growthOf([])).toBeNaN();
});
