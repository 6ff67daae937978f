import { describe, expect, it } from 'vitest';
import { dueBefore, isStale, lastClosedDay, toFreshness } from '@/lib/domain/market/market-refresh';

const at = new Date('2026-03-10T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(at.getTime() - hours * 3_600_000);

describe('[R42] the age of market data', () => {
  it.each([
    ['prices never fetched, as in a sample', null, null, false],
    ['prices of three days ago', 72, null, false],
    ['prices of more than three days ago', 72.1, null, true],
    ['prices of a day ago after a failure', 24, 'down', false],
    ['prices of more than a day ago after a failure', 24.1, 'down', true],
  ])('%s', (_, hours, failure, expected) => {
    const fetchedAt = hours === null ? null : hoursAgo(hours);
    expect(isStale('bars', { fetchedAt, failure, at })).toBe(expected);
  });

  it('is that of the oldest source, and one that failed makes all of it stale', () => {
    const [good, failed] = [hoursAgo(1).toISOString(), hoursAgo(30).toISOString()];
    expect(toFreshness('bars', { good, failed }, at)).toEqual({ isStale: true, fetchedAt: hoursAgo(30) });
    expect(toFreshness('bars', { good: failed, failed: good }, at)).toEqual({
      isStale: false,
      fetchedAt: hoursAgo(30),
    });
    expect(toFreshness('bars', null, at)).toEqual({ isStale: false, fetchedAt: null });
  });

  it.each([
    ['a minute before the bars of a winter day', '2026-03-06T21:59:00.000Z', '2026-03-05'],
    ['when they are available', '2026-03-06T22:00:00.000Z', '2026-03-06'],
    ['on a Monday morning', '2026-03-09T12:00:00.000Z', '2026-03-06'],
    ['in summer', '2026-07-02T22:00:00.000Z', '2026-07-02'],
    ['on a holiday', '2026-07-03T23:00:00.000Z', '2026-07-02'],
  ])('the last closed day %s', (_, moment, day) => {
    expect(lastClosedDay(new Date(moment))).toBe(day);
    expect(dueBefore('bars', new Date(moment))).toEqual(new Date(`${day}T22:00:00.000Z`));
  });

  it('makes news due after six hours', () => {
    expect(dueBefore('news', at)).toEqual(new Date('2026-03-10T06:00:00.000Z'));
  });
});
