import { describe, expect, it } from 'vitest';
import { experiments } from '@/lib/content/marketing/experiments';
import { landingGreeting, landingGreetingChanged } from '@/lib/content/marketing/landing-greeting';
import { landing2024 } from '@/lib/content/marketing/landing-2024';
import { experimentResult, isLopsided } from '@/lib/domain/visits/experiment-result';
import { isRunning, readChoice, variantIn, writeChoice } from '@/lib/domain/visits/experiments';

const plan = { end: '2026-12-01T00:00:00Z', visitorsEach: 50 };
const before = new Date('2026-11-01T00:00:00Z');
const after = new Date('2026-12-01T00:00:00Z');
const halves = (control: [number, number], changed: [number, number]) => ({
  control: { visitors: control[1], reached: control[0] },
  changed: { visitors: changed[1], reached: changed[0] },
});

describe('the result of an experiment', () => {
  it('[I8] gives the interval of the difference as Newcombe published it', () => {
    const { difference } = experimentResult(plan, halves([48, 80], [56, 70]), after);
    expect(difference?.value).toBeCloseTo(0.2, 10);
    expect(difference?.low).toBeCloseTo(0.0524, 4);
    expect(difference?.high).toBeCloseTo(0.3339, 4);
  });

  it('[I8] names no winner before the end, however clear the difference', () => {
    const clear = halves([10, 500], [100, 500]);
    expect(experimentResult(plan, clear, before).verdict).toBe('no winner yet');
    expect(experimentResult(plan, clear, after).verdict).toBe('changed is better');
    expect(experimentResult(plan, halves([100, 500], [10, 500]), after).verdict).toBe('control is better');
  });

  it('[I8] names no winner while an interval contains zero, or a variant has fewer visitors than planned', () => {
    expect(experimentResult(plan, halves([10, 500], [11, 500]), after).verdict).toBe('no winner');
    expect(experimentResult(plan, halves([0, 49], [49, 49]), after).verdict).toBe('no winner');
    expect(experimentResult(plan, halves([0, 10], [5, 10]), before).verdict).toBe('too early');
  });

  it('[I8] shows nothing for a variant without visitors', () => {
    const { difference, rates } = experimentResult(plan, halves([0, 0], [1, 2]), after);
    expect(difference).toBeNull();
    expect(rates).toEqual({ control: null, changed: 0.5 });
  });

  it('[I8] detects variants too unequal for chance', () => {
    expect(isLopsided(halves([0, 500], [0, 520]))).toBe(false);
    expect(isLopsided(halves([0, 500], [0, 700]))).toBe(true);
    // Computed by hand: a difference of 34 among 100 is 11.56, above 10.828; 99 are too few.
    expect(isLopsided(halves([0, 33], [0, 67]))).toBe(true);
    expect(isLopsided(halves([0, 32], [0, 67]))).toBe(false);
  });
});

describe('an experiment', () => {
  it('[I8] runs from its start to before its end', () => {
    const one = { ...landingGreeting, start: '2026-11-01T00:00:00Z', end: plan.end };
    expect(isRunning(one, before)).toBe(true);
    expect(isRunning(one, after)).toBe(false);
  });

  it('[I8] is assigned by a value that half of all visitors share, and by no other', () => {
    const cookie = writeChoice(landingGreeting, 'changed');
    expect(cookie).toBe('landing-greeting.changed./2024');
    expect(variantIn(cookie, landingGreeting)).toBe('changed');
    expect(readChoice(cookie)).toEqual({ name: 'landing-greeting', variant: 'changed', path: '/2024' });
    for (const odd of [undefined, '', 'landing-greeting.third./2024', 'x.changed./2024', 'landing-greeting.changed'])
      expect(variantIn(odd, landingGreeting), String(odd)).toBeUndefined();
  });

  it('[I8] changes one thing and nothing in the head of its page', () => {
    const changed = landingGreetingChanged.blocks.filter((block, place) => block !== landing2024.blocks[place]);
    expect(changed).toHaveLength(1);
    expect(landingGreetingChanged.title).toBe(landing2024.title);
    expect(landingGreetingChanged.description).toBe(landing2024.description);
  });

  it('[I8] never runs beside another', () => {
    const inOrder = experiments.toSorted((a, b) => a.start.localeCompare(b.start));
    const overlapping = inOrder.filter(({ start }, place) => place > 0 && start < (inOrder[place - 1]?.end ?? ''));
    expect(overlapping).toEqual([]);
  });
});
