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
