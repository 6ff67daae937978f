import { expect, it } from 'vitest';
import { recordCurve } from '@/lib/content/signals/record-curve';
import { withBalances } from '@/lib/domain/signals/trades';
import { thirtySixTrades } from './statistics/thirty-six-trades';

const record = (length: number) =>
  withBalances(Array.from({ length }, (_, at) => ({ ...thirtySixTrades[at % 36]!, number: at + 1 })));
const pointsOf = (length: number) => recordCurve(record(length), false)!.drawing.line.split('L').length;

it('[C1] draws every balance of a short record, and at most six hundred and two of a long one', () => {
  expect(pointsOf(100)).toBe(101);
  expect(pointsOf(20_000)).toBeLessThanOrEqual(602);
  expect(recordCurve(record(20_000), false)!.subtitle).toContain('20000 closed trades');
});
