import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scorePrediction, outlookAt, type Outlook } from '@/lib/domain/research/predictions';

/** Prices that rise by a fixed rate per day, with a wave. */
const closes = (length: number, daily: number) =>
  Array.from({ length }, (_, day) => 100 * Math.exp(daily * day + 0.05 * Math.sin(day / 9)));

const said = (more: Partial<Outlook> = {}): Outlook => ({
  direction: 'up',
  startValue: 100,
  predictedValue: 110,
  lowValue: 99,
  highValue: 121,
  baselineValue: 100,
  ...more,
});

describe('[B13] the rule', () => {
  it('uses a quarter of last year’s pace', () => {
    const straight = Array.from({ length: 900 }, (_, day) => 100 * 1.001 ** day);
    const outlook = outlookAt(straight, 899, 91);
    expect(outlook?.direction).toBe('up');
    // 91 calendar days are 63 trading days: a quarter of them at 0.1 percent a day.
    expect((outlook?.predictedValue ?? 0) / (outlook?.startValue ?? 1)).toBeCloseTo(1.001 ** (63 / 4), 6);
    expect(outlook?.baselineValue).toBe(outlook?.startValue);
  });

  it.each([
    ['a fall', -0.002, 'down'],
    ['a rise', 0.002, 'up'],
  ])('uses %s as its direction', (_, daily, expected) => {
    expect(outlookAt(closes(900, daily), 899, 28)?.direction).toBe(expected);
  });

  it('calls a year without a change flat', () => {
    expect(
      outlookAt(
        Array.from({ length: 900 }, (_, day) => 100 + (day % 2)),
        899,
        28,
      )?.direction,
    ).toBe('flat');
  });

  it('says nothing when the history is too short for a band', () => {
    expect(outlookAt(closes(400, 0.001), 399, 91)).toBeNull();
    expect(outlookAt(closes(900, 0.001), 900, 91)).toBeNull();
    expect(outlookAt([], 0, 28)).toBeNull();
  });

  it.each([
    // 91 days are 63 trading days. Forty weekly errors need a year before them and the horizon after them: 252 + 63 +
    // 39 × 5 days.
    [509, false],
    [510, true],
  ])('needs forty past errors: with %i days before it, there is a band: %s', (days, hasBand) => {
    expect(outlookAt(closes(days + 1, 0.001), days, 91) !== null).toBe(hasBand);
  });

  it('never uses future data: later prices change nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 500, noNaN: true }), { maxLength: 60 }), (later) => {
        const known = closes(800, 0.0005);
        expect(outlookAt([...known, ...later], 799, 28)).toEqual(outlookAt(known, 799, 28));
      }),
    );
  });

  it('has a band of at least half a percent to each side, also after errors of one sign', () => {
    const rising = outlookAt(
      Array.from({ length: 900 }, (_, day) => 100 * 1.001 ** day),
      899,
      91,
    );
    expect((rising?.lowValue ?? 0) / (rising?.predictedValue ?? 1)).toBeCloseTo(Math.exp(-0.005), 9);
    const falling = outlookAt(
      Array.from({ length: 900 }, (_, day) => 100 * 0.999 ** day),
      899,
      91,
    );
    expect((falling?.highValue ?? 0) / (falling?.predictedValue ?? 1)).toBeCloseTo(Math.exp(0.005), 9);
  });

  it('always has its prediction inside its band', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.94, max: 1.06, noNaN: true }), { minLength: 700, maxLength: 700 }),
        (steps) => {
          let price = 50;
          const outlook = outlookAt(steps.map((step) => (price *= step)), 699, 91); // prettier-ignore
          expect(outlook).not.toBeNull();
          if (!outlook) return;
          expect(outlook.lowValue).toBeGreaterThan(0);
          expect(outlook.lowValue).toBeLessThan(outlook.predictedValue);
          expect(outlook.predictedValue).toBeLessThan(outlook.highValue);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('[B13] the outcome of', () => {
  it.each([
    ['inside the band', 105, true, true],
    ['at its edge', 121, true, false],
    ['above the band', 121.1, false, false],
    ['under both', 89, false, false],
    ['where only the one who knows nothing was right', 95, false, true],
  ])('a price %s', (_, actual, isHit, isBaselineHit) => {
    expect(scorePrediction('price', said(), actual)).toEqual({ isHit, isBaselineHit });
  });

  it.each([
    ['up', 101, true, true],
    ['up', 100, false, false],
    ['down', 99, true, false],
    ['down', 100, false, false],
    ['flat', 101.9, true, true],
    ['flat', 97.9, false, false],
  ] as const)('the direction %s, at %f', (direction, actual, isHit, isBaselineHit) => {
    expect(scorePrediction('timing', said({ direction }), actual)).toEqual({ isHit, isBaselineHit });
  });
});
