import { describe, expect, it } from 'vitest';
import { lineEnds, nearestLine } from '@/components/charts/series/line-heights';
import { makeChart } from '@/tests/components/charts/chart-samples';

const scale = { ticks: [0, 50, 100], isLog: false, hasLog: false, beyond: [] };
const drawn = { shown: [0, 1, 2], scale, height: 150, inset: { top: 20, bottom: 30 } };
const series = ['A', 'B', 'C'].map((key) => ({ key, label: key, unit: 'index' as const }));
const chart = makeChart({
  series,
  points: [
    { at: '2024', values: [100, 0, null] },
    { at: '2025', values: [50, null, null] },
  ],
});

describe('the heights of lines', () => {
  it('[B7] finds where each visible line ends, in pixels', () => {
    expect(lineEnds(chart, drawn)).toEqual([
      { index: 0, point: 1, value: 50, y: 70 },
      { index: 1, point: 0, value: 0, y: 120 },
    ]);
    expect(lineEnds(chart, { ...drawn, shown: [1] }).map(({ index }) => index)).toEqual([1]);
  });

  it('[B7] follows a logarithmic scale', () => {
    const log = { ...scale, ticks: [1, 10, 100], isLog: true };
    const tens = makeChart({ series, points: [{ at: '2025', values: [10, 100, 1] }] });
    expect(lineEnds(tens, { ...drawn, scale: log }).map(({ y }) => y)).toEqual([70, 20, 120]);
  });

  it.each([
    [0, 25, 0],
    [0, 80, 1],
    [1, 119, 0],
  ])('[B7] finds the line nearest to the pointer: point %i, height %i', (point, y, index) => {
    expect(nearestLine(chart, drawn, point, y)).toBe(index);
  });

  it('[B7] has no nearest line where none has a value', () => {
    expect(nearestLine(chart, { ...drawn, shown: [2] }, 0, 50)).toBeUndefined();
  });
});
