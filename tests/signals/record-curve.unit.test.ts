import { expect, it } from 'vitest';
import { recordCurve } from '@/lib/charts/signals/record-curve';
import { withBalances } from '@/lib/domain/signals/trades';
import { thirtySixTrades } from './statistics/thirty-six-trades';

const record = (length: number) =>
  withBalances(Array.from({ length }, (_, at) => ({ ...thirtySixTrades[at % 36]!, number: at + 1 })));
const pointsOf = (length: number) => recordCurve(record(length), false)!.drawing.lines[0]!.path.split('L').length;

it('[C5] names the trades along the line, each at its balance, and at most 122 of a long record', () => {
  const { lines, trades } = recordCurve(record(36), false)!.drawing;
  const [first, ...points] = lines[0]!.path.slice(1).split('L');
  // The line starts at the initial stake; every other point is a trade.
  expect(first).toMatch(/^6 /);
  expect(trades.map(({ x, y }) => `${x} ${y}`)).toEqual(points);
  const long = recordCurve(record(20_000), false)!.drawing;
  expect(long.trades.length).toBeGreaterThan(60);
  expect(long.trades.length).toBeLessThanOrEqual(122);
  const drawn = new Set(long.lines[0]!.path.slice(1).split('L'));
  expect(long.trades.filter(({ x, y }) => !drawn.has(`${x} ${y}`))).toEqual([]);
});

it('[C1] draws every balance of a short record, and at most six hundred and two of a long one', () => {
  expect(pointsOf(100)).toBe(101);
  expect(pointsOf(20_000)).toBeLessThanOrEqual(602);
  expect(recordCurve(record(20_000), false)!.subtitle).toContain('20000 closed trades');
});

// Computed by hand: one trade at $10.00 that returned 3%. Bought at the ask it is $1,000 × (1.03 × 0.98 / 1.02 − 1) =
// −$10.39, less fees of $1,000 / ($1,000 × 1.02 / 0.98) × $0.65 × 2 = $1.25 and two months (January and February) at
// $20: −$51.64. With a return of 50% it is $441.18 − $41.25 = $399.93.
it.each([
  [300, true, 'After estimated costs (the ask, fees and the subscription), the sample record lost $52.'],
  [5_000, false, 'After estimated costs (the ask, fees and the subscription), the record gained $400.'],
])('[C12] says what a record of %i basis points did after costs', (roiBp, isSample, expected) => {
  const trade = { ...thirtySixTrades[0]!, roiBp, bidCents: 1_000, balanceCents: roiBp * 10 };
  expect(recordCurve(withBalances([trade]), isSample)!.caption).toBe(
    `Hypothetical $1,000 per trade. ${expected} Past performance does not guarantee future results.`,
  );
});

// After costs, the results of the test above are $1,000 − $51.64 and $1,000 + $399.93. In a chart 208 high, y runs from 6
// to 202.
it.each([
  // The axis runs from $948.36 at 202 to $1,030 at 6.
  [300, '$1,030', 6, '$948', 202],
  // The axis runs from $1,000 at 202 to $1,500 at 6, so $399.93 of $500 is 156.8.
  [5_000, '$1,500', 6, '$1,400', 45.2],
])('[C12] draws a record of %i basis points to its balance before and after costs', (roiBp, gross, y, net, netY) => {
  const trade = { ...thirtySixTrades[0]!, roiBp, bidCents: 1_000, balanceCents: roiBp * 10 };
  const { lines, summary } = recordCurve(withBalances([trade]), true)!.drawing;
  expect(lines.map(({ name, label, x, y: end }) => [name, label, x, end])).toEqual([
    ['Before costs', gross, 462, y],
    ['After costs', net, 462, netY],
  ]);
  expect(lines.map(({ path }) => path.split('L')[1])).toEqual([`462 ${y}`, `462 ${netY}`]);
  expect(summary).toMatch(new RegExp(`After costs, the line ends at \\${net}\\.$`));
});

it('[C12] keeps the labels of both ends apart and within the chart', () => {
  const trade = { ...thirtySixTrades[0]!, roiBp: 5_000, bidCents: 1_000, balanceCents: 50_000 };
  const topsOf = (results: readonly number[]) =>
    recordCurve(
      withBalances(results.map((roiBp, at) => ({ ...trade, roiBp, number: at + 1 }))),
      true,
    )!.drawing.lines.map(({ top }) => Number.parseFloat(top));
  // The labels are far enough apart to be placed at the ends of the lines: 6 and 45.2 of 208.
  expect(topsOf([5_000])).toEqual([2.9, 21.7]);
  // Near the top after a long rise, and near the bottom after a long decline.
  const [top, netTop] = topsOf([90_000]) as [number, number];
  expect([top, netTop - top]).toEqual([0, 15]);
  const [low, netLow] = topsOf([90_000, -9_000, -90_000]) as [number, number];
  expect([netLow, netLow - low]).toEqual([100, 15]);
});

it.each([
  [5_000, '$1,500', 202],
  [-5_000, '$1,000', 6],
])('[C1] labels the scale with the highest balance of a record of %i basis points', (roiBp, label, start) => {
  const trade = { ...thirtySixTrades[0]!, roiBp, balanceCents: roiBp * 10 };
  const { high, baseline } = recordCurve(withBalances([trade]), true)!.drawing;
  expect(high.label).toBe(label);
  expect(high.y).toBe(6);
  expect(baseline).toBe(start);
});

it('[C12] names the live signals in their own costs', () => {
  const curve = recordCurve(
    withBalances([{ ...thirtySixTrades[0]!, roiBp: 300, bidCents: 1_000, balanceCents: 3_000 }]),
    true,
    { title: 'Live signals', noun: 'live signals' },
  );
  expect(curve!.caption).toContain(
    'After estimated costs (the ask, fees and the subscription), the sample live signals lost $52.',
  );
});

it('[C12] says that stakes stay the same while the balance is lower', () => {
  const trade = { ...thirtySixTrades[0]!, roiBp: -9_000, bidCents: 1_000, balanceCents: -90_000 };
  expect(recordCurve(withBalances([trade]), false)!.caption).toMatch(
    /^Hypothetical \$1,000 per trade, even when the balance is lower\. After estimated costs /,
  );
});

it('[C5] has the dates of issue at its ends, in which order the results are added', () => {
  const dated = (number: number, fillDate: string, closeDate: string) => ({
    ...thirtySixTrades[0]!,
    ...{ number, fillDate, closeDate },
  });
  // The first to be issued closes last.
  const { from, to } = recordCurve(
    withBalances([dated(1, '2022-01-05', '2022-02-25'), dated(2, '2022-01-20', '2022-01-28')]),
    false,
  )!.drawing;
  expect([from, to]).toEqual(['01/05/2022', '01/20/2022']);
});
