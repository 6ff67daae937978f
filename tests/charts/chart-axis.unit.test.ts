import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks } from '@/lib/charts/chart-axis';
import { niceTicks } from '@/lib/charts/nice-ticks';

describe('the numbers on a chart’s axis', () => {
  it.each([
    [0, 16.8, [0, 5, 10, 15, 20]],
    [171.57, 233.38, [160, 180, 200, 220, 240]],
    [-1.23, 2.46, [-2, -1, 0, 1, 2, 3]],
    [0.1, 0.3, [0.1, 0.15, 0.2, 0.25, 0.3]],
    [0, 88, [0, 25, 50, 75, 100]],
    [5, 5, [4, 6]],
    [0, 0, [0, 0.25]],
  ])('[B10] are round from %d to %d', (lowest, highest, ticks) => {
    expect(niceTicks(lowest, highest)).toEqual(ticks);
  });

  it('[B10] cover every value, and are few', () => {
    const size = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(size, size, (one, other) => {
        const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
        const ticks = niceTicks(lowest, highest);
        const room = 1e-9 * Math.max(Math.abs(lowest), Math.abs(highest), 1);
        expect(ticks[0]).toBeLessThanOrEqual(lowest + room);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest - room);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('[B10] cover the height of a stack, and zero where lengths are compared', () => {
    const points = [{ at: '2025', values: [30, 40, -10] }];
    const stacked = axisTicks({ points, shown: [0, 1, 2], isStacked: true, fromZero: true });
    expect([stacked[0], stacked.at(-1)]).toEqual([-20, 80]);
    expect(axisTicks({ points, shown: [0, 1], isStacked: false, fromZero: true })[0]).toBe(0);
    expect(axisTicks({ points, shown: [0, 1], isStacked: false, fromZero: false })[0]).toBe(30);
    expect(axisTicks({ points: [], shown: [], isStacked: false, fromZero: false })).toEqual([0, 0.25]);
  });
});
