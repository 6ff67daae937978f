import { expect, it } from 'vitest';
import { figuresOf, isWithin, lineOf, middleOf, type Figures } from '@/tests/bench/lighthouse-figures';

const run = (changes: Partial<Figures> = {}): Figures => ({
  ...{ scores: [100, 100, 100, 100], lcpMs: 900, tbtMs: 20, cls: 0 },
  ...changes,
});

it('[P2] reads the four scores and the three metrics from a report', () => {
  const report = {
    categories: {
      performance: { score: 0.985 },
      accessibility: { score: 1 },
      'best-practices': { score: 0.96 },
      seo: { score: null },
    },
    audits: {
      'largest-contentful-paint': { numericValue: 1163.4 },
      'total-blocking-time': { numericValue: 51.5 },
      'cumulative-layout-shift': { numericValue: 0.004 },
    },
  };
  expect(figuresOf(report)).toEqual({ scores: [99, 100, 96, 0], lcpMs: 1163.4, tbtMs: 51.5, cls: 0.004 });
});

it('[P2] judges the median of three runs for each metric, so that one outlier decides nothing', () => {
  const runs = [
    run({ tbtMs: 400, scores: [71, 100, 100, 100] }),
    run({ lcpMs: 2_000, scores: [99, 100, 100, 100] }),
    run({ cls: 0.2 }),
  ];
  expect(middleOf(runs)).toEqual({ scores: [99, 100, 100, 100], lcpMs: 900, tbtMs: 20, cls: 0 });
  expect(isWithin(middleOf([run({ tbtMs: 400 }), run(), run({ lcpMs: 2_000 })]))).toBe(true);
});

it.each([
  ['a score of 99', { scores: [100, 100, 99, 100] }],
  ['an LCP of 1,200 ms', { lcpMs: 1_200 }],
  ['a TBT of 151 ms', { tbtMs: 151 }],
  ['any shift', { cls: 0.001 }],
] satisfies [string, Partial<Figures>][])('[P2] misses the budget when two of three runs show %s', (_, weak) => {
  expect(isWithin(middleOf([run(weak), run(), run(weak)]))).toBe(false);
});

it('[P2] a metric that one run could not measure fails the budget', () => {
  expect(isWithin(middleOf([run(), run({ lcpMs: Number.NaN }), run()]))).toBe(false);
});

it('[P2] prints the median and each run’s value', () => {
  const line = lineOf('/terms', [run({ tbtMs: 61.2 }), run({ scores: [98, 100, 100, 100] }), run({ tbtMs: 30 })]);
  expect(line.replaceAll(/ +/g, ' ')).toBe(
    ' ok /terms 100 / 100 / 100 / 100 performance (100, 98, 100) LCP 900 ms (900, 900, 900) TBT 30 ms (61, 20, 30) CLS 0.000 (0.000, 0.000, 0.000)',
  );
});
