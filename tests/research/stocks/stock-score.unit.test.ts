import { expect, it } from 'vitest';
import { scoreDrawing } from '@/lib/server/research/stocks/page-props/stock-score';
import { check } from './stock-sample';

const group = (title: string, ...results: (boolean | null)[]) => ({
  title,
  checks: results.map((hasPassed, index) => check({ key: String(index), hasPassed })),
});

it('[B14] draws an axis per group from the top clockwise, as long as the share of checks passed', () => {
  const { shape, axes, summary } = scoreDrawing([
    group('Value', true, true),
    group('Future', true, false),
    group('Past', false, null),
    group('Health', true, null),
  ]);
  // The center is 100,100 and a full axis is 70 long: up 70, right 35, down 0.04 of 70, left 35.
  expect(shape).toBe('100,30 135,100 100,102.8 65,100');
  expect(axes.map(({ label }) => label)).toEqual(['Value 2/2', 'Future 1/2', 'Past 0/1', 'Health 1/1']);
  expect(summary).toBe('Value 2/2, Future 1/2, Past 0/1, Health 1/1');
});
