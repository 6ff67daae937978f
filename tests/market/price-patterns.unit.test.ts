import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { findPatterns, type PriceBar } from '@/lib/domain/market/price-patterns';

const start = '2024-01-01';
const bars = (closes: number[]): PriceBar[] =>
  closes.map((close, index) => ({ day: addDays(start, index), open: close, high: close, low: close, close }));
const flat = (days: number, close = 100) => Array.from({ length: days }, () => close);
const names = (list: PriceBar[], since = start) => findPatterns(list, since).map(({ pattern }) => pattern);

describe('[B13] the rules for price patterns', () => {
  it('find none in a constant price', () => {
    expect(names(bars(flat(400)))).toEqual([]);
  });

  it('find a golden cross on the day the short mean passes the long one, once', () => {
    const list = bars([...flat(250), ...flat(60, 103)]);
    const found = findPatterns(list, start).filter(({ pattern }) => pattern === 'golden-cross');
    expect(found).toEqual([{ pattern: 'golden-cross', day: addDays(start, 250), direction: 'up', close: 103 }]);
  });

  it('find a death cross when it falls below', () => {
    expect(names(bars([...flat(250), ...flat(60, 97)]))).toContain('death-cross');
  });

  it('report a new high once per run', () => {
    const rising = Array.from({ length: 15 }, (_, day) => 101 + day * 0.5);
    expect(names(bars([...flat(260), ...rising])).filter((name) => name === 'new-52-week-high')).toHaveLength(1);
    expect(names(bars([...flat(260), 99])).filter((name) => name === 'new-52-week-low')).toHaveLength(1);
  });

  it('report no 52-week high with less than 52 weeks of prices', () => {
    expect(names(bars([...flat(200), 110]))).not.toContain('new-52-week-high');
  });

  it.each([
    ['the 252nd close, with none as high before it', [...flat(251), 110], 1],
    ['the 251st close', [...flat(250), 110], 0],
    ['a higher close 251 days before', [120, ...flat(250), 110], 0],
    ['a higher close 252 days before', [120, ...flat(251), 110], 1],
    ['an equal close within the year', [...flat(200), 110, ...flat(100), 110], 0],
  ])('compare 252 closes: %s', (_, closes, found) => {
    expect(names(bars(closes)).filter((name) => name === 'new-52-week-high')).toHaveLength(found);
    const mirrored = bars(closes.map((close) => 200 - close));
    expect(names(mirrored).filter((name) => name === 'new-52-week-low')).toHaveLength(found);
  });

  it.each([
    [19, 1],
    [20, 2],
  ])('report a higher close %i days after another one as %i new highs', (later, found) => {
    const closes = [...flat(260), 110, ...flat(later - 1), 120];
    expect(names(bars(closes)).filter((name) => name === 'new-52-week-high')).toHaveLength(found);
  });

  it.each([
    ['gap-up', { open: 104, high: 104, low: 104, close: 104 }],
    ['gap-down', { open: 96, high: 96, low: 96, close: 96 }],
  ])('find a %s of four percent', (pattern, opened) => {
    const list = bars(flat(30));
    list.push({ day: addDays(start, 30), ...opened });
    expect(names(list)).toEqual([pattern]);
    list[30] = { day: addDays(start, 30), open: 103.9, high: 104, low: 96.1, close: 100 };
    expect(names(list)).toEqual([]);
  });

  it('read prices before the first day, and report nothing older', () => {
    const list = bars([...flat(250), ...flat(60, 103)]);
    expect(names(list, addDays(start, 251))).not.toContain('golden-cross');
    expect(names(list, addDays(start, 250))).toContain('golden-cross');
  });
});
