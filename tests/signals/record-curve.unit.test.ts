import { expect, it } from 'vitest';
import { recordCurve } from '@/lib/content/signals/record-curve';
import { withBalances } from '@/lib/domain/signals/trades';
import { thirtySixTrades } from './statistics/thirty-six-trades';

const record = (length: number) =>
  withBalances(Array.from({ length }, (_, at) => ({ ...thirtySixTrades[at % 36]!, number: at + 1 })));
const pointsOf = (length: number) => recordCurve(record(length), false)!.drawing.line.split('L').length;

it('[C5] names the trades along the line, each at its balance, and at most 122 of a long record', () => {
  const { line, trades } = recordCurve(record(36), false)!.drawing;
  const [first, ...points] = line.slice(1).split('L');
  // The line starts at the stake; every other point is a trade.
  expect(first).toMatch(/^6 /);
  expect(trades.map(({ x, y }) => `${x} ${y}`)).toEqual(points);
  const long = recordCurve(record(20_000), false)!.drawing;
  expect(long.trades.length).toBeGreaterThan(60);
  expect(long.trades.length).toBeLessThanOrEqual(122);
  const drawn = new Set(long.line.slice(1).split('L'));
  expect(long.trades.filter(({ x, y }) => !drawn.has(`${x} ${y}`))).toEqual([]);
});

it('[C1] draws every balance of a short record, and at most six hundred and two of a long one', () => {
  expect(pointsOf(100)).toBe(101);
  expect(pointsOf(20_000)).toBeLessThanOrEqual(602);
  expect(recordCurve(record(20_000), false)!.subtitle).toContain('20000 closed trades');
});

// By hand: one trade at $10.00 that returned 3%. Bought at the ask it is $1,000 × (1.03 × 0.98 / 1.02 − 1) = −$10.39,
// less fees of $1,000 / ($1,000 × 1.02 / 0.98) × $0.65 × 2 = $1.25 and January and February at $20: −$51.64.
// With a return of 50% it is $441.18 − $41.25 = $399.93.
it.each([
  [300, true, 'after estimated costs, the sample record lost $52.'],
  [5_000, false, 'after estimated costs, the record gained $400.'],
])('[C12] says what a record of %i basis points did after costs', (roiBp, isSample, expected) => {
  const trade = { ...thirtySixTrades[0]!, roiBp, bidCents: 1_000, balanceCents: roiBp * 10 };
  expect(recordCurve(withBalances([trade]), isSample)!.caption).toBe(
    `Hypothetical $1,000 per trade. The curve is before costs; ${expected} Past performance does not guarantee future results.`,
  );
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
  expect(curve!.caption).toContain('after estimated costs, the sample live signals lost $52.');
});

it('[C12] says that stakes stay the same while the balance is lower', () => {
  const trade = { ...thirtySixTrades[0]!, roiBp: -9_000, bidCents: 1_000, balanceCents: -90_000 };
  expect(recordCurve(withBalances([trade]), false)!.caption).toMatch(
    /^Hypothetical \$1,000 per trade, even when the balance is lower\. The curve is before costs;/,
  );
});
