import { expect, it } from 'vitest';
import { percentPlot } from '@/lib/charts/percent-plot';

it('draws a line between its ticks, the highest at the top, filled down to the bottom', () => {
  const plot = percentPlot([10, 20, 15], [0, 10, 20]);
  expect(plot.line).toBe('M0 50L50 0L100 25');
  expect(plot.area).toBe('M0 50L50 0L100 25L100 100L0 100Z');
  expect([plot.topOf(5), plot.leftOf(1)]).toEqual([75, 50]);
});

it('draws a fall from the top, filled up to it, through the given places only', () => {
  const plot = percentPlot([0, 10, 40], [0, 40], { direction: 'down', places: [0, 2] });
  expect(plot.line).toBe('M0 0L100 100');
  expect(plot.area).toBe('M0 0L100 100L100 0L0 0Z');
});

it('draws a single value at the left', () => {
  expect(percentPlot([3], [2, 4]).line).toBe('M0 50');
});
