import { expect, it } from 'vitest';
import { barAt, barText, changeText, percentTicks } from '@/lib/charts/candle-text';

const bars = {
  day: ['2025-11-19', '2025-11-20'],
  open: [10, 11],
  high: [12, 13],
  low: [9, 10],
  close: [10, 12.5],
  volume: [1_000_000, 4_530_000],
  events: [] as { day: string; label: string }[],
};

it('[B10] describes a bar as text, with its change since the previous close', () => {
  expect(barText(bars, 1)).toBe(
    '11/20/2025: open $11.00, high $13.00, low $10.00, close $12.50, volume 4.53 m, up 25%',
  );
});

it('[B10] has no change for the first bar, and nothing for a missing bar', () => {
  expect(barAt(bars, 0)?.change).toBeNull();
  expect(barAt(bars, 2)).toBeNull();
  expect(barText(bars, 2)).toBe('');
});

it('[B3] gives the last event on or before the day, and the value of the compared line', () => {
  const events = [
    { day: '2025-11-18', label: 'FY2024 results' },
    { day: '2025-11-20', label: 'FY2025 results' },
  ];
  const beside = { label: 'S&P 500', close: [200, 190] };
  expect(barText({ ...bars, events }, 1, beside)).toMatch(/up 25%, S&P 500 down 5% since start\. FY2025 results$/);
  expect(barText({ ...bars, events }, 0, { label: 'S&P 500', close: [null, null] })).toMatch(/\. FY2024 results$/);
});

it.each([
  [25, 'up 25%'],
  [-0.716, 'down 0.72%'],
  [0, 'unchanged'],
  [0.001, 'unchanged'],
])('[B10] calls %d %s', (change, words) => {
  expect(changeText(change)).toBe(words);
});

it.each([
  [
    [-25, 0, 50, 300],
    ['−25%', '0%', '+50%', '+300%'],
  ],
  [
    [-2.5, 0, 2.5, 5],
    ['−2.5%', '0.0%', '+2.5%', '+5.0%'],
  ],
])('[B10] writes ticks of changes without decimals where it can: %j', (ticks, texts) => {
  expect(percentTicks(ticks)).toEqual(texts);
});
