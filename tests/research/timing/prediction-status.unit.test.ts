import { describe, expect, it } from 'vitest';
import { canShowPrediction, predictionStatus } from '@/lib/domain/research/prediction-status';

const numbers = { startValue: 100, predictedValue: 104, lowValue: 96, highValue: 112, baselineValue: 100 };

describe('[B13] a prediction', () => {
  it.each([
    ['the day before it is due', '2026-03-09', { state: 'open', days: 1 }],
    ['on the day it is due', '2026-03-10', { state: 'due', days: 0 }],
    ['two days later', '2026-03-12', { state: 'due', days: 2 }],
  ])('without an outcome %s', (_, today, status) => {
    expect(predictionStatus({ dueOn: '2026-03-10', outcome: null }, today)).toEqual(status);
  });

  it.each([
    [true, 'hit'],
    [false, 'missed'],
  ])('whose outcome is %s was %s, whatever the baseline', (isHit, state) => {
    const outcome = { isHit, isBaselineHit: !isHit };
    expect(predictionStatus({ dueOn: '2026-03-10', outcome }, '2026-03-15')).toEqual({ state, days: 5 });
  });

  it.each([
    ['all of its numbers', {}, true],
    ['a value at the lower end of its band', { predictedValue: 96 }, true],
    ['a value at the upper end of its band', { predictedValue: 112 }, true],
    ['a value below its band', { predictedValue: 95.9 }, false],
    ['a value above its band', { predictedValue: 112.1 }, false],
    ['a band without width', { lowValue: 104, highValue: 104 }, false],
    ['no baseline', { baselineValue: undefined }, false],
    ['an infinite end', { highValue: Infinity }, false],
  ])('with %s may be shown: %j is %s', (_, changes, expected) => {
    expect(canShowPrediction({ ...numbers, ...changes })).toBe(expected);
  });
});
