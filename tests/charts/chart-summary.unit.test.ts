import { describe, expect, it } from 'vitest';
import { chartGist, chartSummary } from '@/lib/charts/chart-summary';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';

const revenue = { key: 'revenue', label: 'Revenue', unit: 'USD' } as const;
const income = { key: 'income', label: 'Net income', unit: 'USD' } as const;
/** The summary without the non-breaking spaces that keep a number from wrapping. */
const gistOf = (chart: Parameters<typeof chartGist>[0]) => chartGist(chart).replaceAll('\u00a0', ' ');
const points = (...values: (number | null)[]) =>
  values.map((value, index) => ({ at: `${2014 + index}`, values: [value] }));

describe('a chart as text', () => {
  it('[B10] gives the number of values, the start date, the highest, the lowest and the last', () => {
    expect(chartSummary({ series: [revenue], points: points(3e9, 2e9, 5e9, 4e9) })).toBe(
      '4 values 2014 to 2017, highest $5 b in 2016, lowest $2 b in 2015, last $4 b in 2017.',
    );
  });

  it('[B10] counts no gap as a value, and ends with the last known value', () => {
    expect(chartSummary({ series: [revenue], points: points(null, 2e9, null, 3e9, null) })).toBe(
      '2 values 2015 to 2017, highest $3 b in 2017, lowest $2 b in 2015, last $3 b in 2017.',
    );
  });

  it.each([
    [points(), 'no values.'],
    [points(null), 'no values.'],
    [points(7e9), '1 value, $7 b in 2014.'],
  ])('[B10] describes charts with few values', (few, words) => {
    expect(chartSummary({ series: [revenue], points: few })).toBe(words);
  });

  it('[B10] mentions no first or last for categories', () => {
    const series = [{ key: 'mean', label: 'Mean', unit: 'USD per share' }] as const;
    const named = ['AAPL', 'NVDA'].map((at, index) => ({ at, values: [100 + index] }));
    expect(chartSummary({ series, points: named })).toBe('2 values, highest $101.00 at NVDA, lowest $100.00 at AAPL.');
  });

  it('[B10] has a sentence for each of up to six series, and refers to the table for more', () => {
    const series = Array.from({ length: 8 }, (_, index) => ({ ...revenue, key: `${index}`, label: `Line ${index}` }));
    const summary = chartSummary({ series, points: [{ at: '2025', values: series.map(() => 2e9) }] });
    expect(summary).toContain('Line 5: 1 value, $2 b in 2025.');
    expect(summary).not.toContain('Line 6');
    expect(summary).toContain('2 more in the table.');
  });

  it.each([
    [points(3e9, 2e9, 5e9, 4e9), 'High $5 b (2016), low $2 b (2015), latest $4 b (2017).'],
    [points(null, 2e9, 3e9), 'High $3 b (2016), low $2 b (2015).'],
    [points(7e9, null), '1 value, $7 b in 2014.'],
    [points(null), 'no values.'],
  ])('[B10] has a short visible version: high, low and latest, each once', (one, words) => {
    expect(gistOf({ series: [revenue], points: one })).toBe(words);
  });

  it('[B10] has a short visible version: months are enough for many days', () => {
    const close = { key: 'close', label: 'Close', unit: 'USD per share' } as const;
    const days = Array.from({ length: 90 }, (_, index) => ({
      at: addDays('2026-01-01', index),
      values: [index === 45 ? 300 : index === 0 ? 90 : 100],
    }));
    expect(gistOf({ series: [close], points: days })).toBe(
      'High $300.00 (Feb 2026), low $90.00 (Jan 2026), latest $100.00 (Mar 2026).',
    );
  });

  it('[B10] has a short visible version: where several series ended', () => {
    const both = [
      { at: '2024', values: [1e9, 2e9] },
      { at: '2025', values: [3e9, null] },
      { at: '2026', values: [null, null] },
    ];
    expect(gistOf({ series: [revenue, income], points: both })).toBe('In 2025: Revenue $3 b, Net income n/a.');
  });

  it('[B10] has a short visible version: people are counted in the unit above, and many lines are left to the table', () => {
    const series = Array.from({ length: 7 }, (_, index) => ({
      key: `${index}`,
      label: `L${index}`,
      unit: 'analysts' as const,
    }));
    expect(gistOf({ series, points: [{ at: '2025', values: series.map((_, index) => index) }] })).toBe(
      'In 2025: L0 0, L1 1, L2 2, L3 3, L4 4, L5 5, 1 more in the table.',
    );
  });

  it('[B10] has a short visible version: the median of a range by category', () => {
    const series = ['low', 'mean', 'high'].map((key) => ({ key, label: key, unit: 'USD per share' as const }));
    const named = [{ at: 'AAPL', values: [90, 100, 110] }];
    expect(gistOf({ series, points: named })).toBe('mean: 1 value, $100.00 at AAPL.');
    const two = [...named, { at: 'NVDA', values: [170, 180, 190] }];
    expect(gistOf({ series, points: two })).toBe('mean: High $180.00 (NVDA), low $100.00 (AAPL).');
  });
});
