import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { recordFaults } from '@/lib/domain/signals/trade-rules';
import { dollarResult, equityCurve, outcomeOf, withBalances } from '@/lib/domain/signals/trades';
import { recordSample } from '@/lib/server/sample-data/trade-sample';
import { recordOf, twelveTrades } from './trade-fixtures';

describe('the result on a $1,000 stake', () => {
  it.each([
    [4_880, 48_800],
    [-10_000, -100_000],
    [1, 10],
    [0, 0],
    [null, 0],
  ])('[C6] of %j basis points is %d cents', (roiBp, cents) => {
    expect(dollarResult(roiBp)).toBe(cents);
  });

  it('[C6] continues from the stake, whatever the order of the rows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 500 })), (rois) => {
        const record = recordOf(rois.map((roi) => ['Put', '2022-01-03', '2022-01-04', roi] as const));
        expect(recordFaults(record)).toEqual([]);
        expect(withBalances(record.toReversed())).toEqual(record);
      }),
    );
  });

  it('[C5] draws a curve that ends at the last $1,000 balance, excluding open rows', () => {
    const curve = equityCurve(twelveTrades);
    expect(curve).toHaveLength(11);
    expect(curve.at(-1)).toEqual({ number: 11, date: '2022-02-14', thousandCents: 140_000 });
  });

  it('[C4] distinguishes win, loss, breakeven and open', () => {
    expect([5, -5, 0, null].map((roiBp) => outcomeOf({ roiBp }))).toEqual(['win', 'loss', 'breakeven', 'open']);
  });
});

describe('the rules of the record', () => {
  const [first] = recordOf([['Call', '2022-01-03', '2022-01-05', 20]]);
  it.each([
    [{ thousandCents: 120_001 }, 'thousand is not the one before plus balance'],
    [{ balanceCents: 1, thousandCents: 100_001 }, 'balance is not the ROI on $1,000'],
    [{ closeDate: null }, 'closed needs both ROI and close date, open has neither'],
    [{ closeDate: '2022-01-02' }, 'closed before it was filled'],
    [{ expiration: '2022-01-01' }, 'expired before it was filled'],
    [{ expiration: '03/18' }, 'a date needs year, month and day'],
    [{ roiBp: -10_010, balanceCents: -100_100, thousandCents: -100 }, 'more than the whole stake was lost'],
  ])('[C6] names the broken row: %j', (over, fault) => {
    expect(first && recordFaults([{ ...first, ...over }])).toEqual([`Trade 1: ${fault}`]);
  });

  it('[C6] allows an option that expires and closes on the day it is filled, and the loss of the whole stake', () => {
    const sameDay = { expiration: '2022-01-03', closeDate: '2022-01-03' };
    const lost = { roiBp: -10_000, balanceCents: -100_000, thousandCents: 0 };
    expect(first && recordFaults([{ ...first, ...sameDay, ...lost }])).toEqual([]);
  });
});

describe('the sample', () => {
  const record = recordSample();

  it('[S11] is 33 closed trades of January and February 2022, wins and losses, marked as sample', () => {
    expect(record).toHaveLength(33);
    expect(record.every(({ isSample, closeDate }) => isSample && closeDate !== null)).toBe(true);
    for (const { fillDate, closeDate } of record) {
      expect(fillDate).toMatch(/^2022-0[12]-/);
      expect(closeDate).toMatch(/^2022-0[12]-/);
    }
    const outcomes = record.map(outcomeOf);
    expect(outcomes.filter((outcome) => outcome === 'win')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'loss')).toHaveLength(13);
  });

  it('[C6] follows the rules, and its displayed dollars add up', () => {
    expect(recordFaults(record)).toEqual([]);
    expect(record.every(({ balanceCents }) => balanceCents % 100 === 0)).toBe(true);
    expect(Math.min(...record.map(({ thousandCents }) => thousandCents))).toBeGreaterThan(0);
  });

  it('[S11] is the same each time it is made', () => {
    expect(recordSample()).toEqual(record);
    expect(record.at(-1)?.thousandCents).toBe(222_700);
  });
});
