import { describe, expect, it } from 'vitest';
import {
  assumptionsFrom,
  changedAssumptions,
  readAssumption,
  simulate,
  stages,
  startingAssumptions as start,
} from '@/lib/domain/investing/simulator';

describe('the simulator', () => {
  it('[H11] starts with a total loss, and ends with the best case', () => {
    const { exits } = simulate(start)!;
    expect(exits.map(({ value }) => value)).toEqual([0, 1_250_000, 2_500_000, 10_000_000, 40_000_000]);
    expect(exits[0]).toMatchObject({ mine: 0, multiple: 0, paid: { held: 0, pool: 0, safe: 0, round: 0 } });
    expect(exits[1]!.multiple).toBe(0.5);
    expect(exits[1]!.paid.held).toBe(0);
    expect(exits[2]).toMatchObject({ multiple: 1, paid: { held: 0, pool: 0 } });
    expect(exits.at(-1)!.multiple).toBeCloseTo(4, 10);
  });

  it('[H11] shows a bad exit before the others even when the best case is smaller', () => {
    expect(simulate({ ...start, exit: 0 })!.exits.map(({ value }) => value)).toEqual([
      0, 1_250_000, 2_500_000, 10_000_000,
    ]);
    expect(simulate({ ...start, mine: 0 })!.exits[0]!.multiple).toBeNull();
  });

  it('[H11] pays an investor the whole of the round at most', () => {
    const { exits } = simulate({ ...start, mine: 4_000_000 })!;
    for (const { mine, paid } of exits) expect(mine).toBe(paid.round);
    expect(exits.at(-1)!.multiple).toBeCloseTo(2, 10);
  });

  it('[H11] has parts that add up to exactly 100.00 at every stage', () => {
    const { parts } = simulate(start)!;
    for (const stage of stages) expect(Object.values(parts[stage]).reduce((sum, part) => sum + part)).toBe(10_000);
    expect(parts.before).toEqual({ held: 9_000, pool: 1_000, safe: 0, round: 0 });
    expect(parts.withSafe.safe).toBe(1_000);
    expect(parts.after).toMatchObject({ pool: 1_200, round: 2_000 });
  });

  it('[H11] reads numbers with the sign of their unit', () => {
    const read = [readAssumption('discount', '20%'), readAssumption('preference', '1.5×')];
    expect([...read, readAssumption('preference', '2x')]).toEqual([20, 1.5, 2]);
    expect(readAssumption('preference', 'x')).toBeNull();
  });

  it('[H11] keeps changed values in the URL, and reads them back', () => {
    const chosen = { ...start, cap: 4_000_000, takesPart: 1 };
    expect(changedAssumptions(chosen)).toEqual({ cap: '4000000', takesPart: '1' });
    expect(assumptionsFrom(changedAssumptions(chosen))).toEqual(chosen);
    expect(assumptionsFrom({ cap: 'x', held: '0', discount: ['1', '2'] })).toEqual(start);
  });

  it.each([
    ['$8,000,000', 8_000_000],
    ['12.5', 12.5],
    ['', null],
    ['-1', null],
    ['1e9', null],
    ['91%', null],
    ['NaN', null],
  ])('[H11] reads %j as %s', (text, value) => {
    expect(readAssumption(text.includes('.') || text.includes('%') ? 'discount' : 'pre', text)).toBe(value);
  });
});
