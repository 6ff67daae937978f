import { expect, it } from 'vitest';
import { signalChart } from '@/lib/content/signals/detail/signal-chart';

const prices = [102, 118, 110].map((close, index) => ({ day: `2026-03-0${index + 2}`, close }));

it('has a price axis of round dollars, and marks entry and exit on the line', () => {
  const chart = signalChart(prices, 'ACME', '2026-03-02', '2026-03-03');
  expect(chart?.ticks).toEqual([
    { top: 100, label: '$100' },
    { top: 75, label: '$105' },
    { top: 50, label: '$110' },
    { top: 25, label: '$115' },
    { top: 0, label: '$120' },
  ]);
  expect(chart?.line).toBe('M0 90L50 10L100 50');
  expect(chart?.marks).toEqual([
    { left: 0, top: 90, label: 'Entry 03/02/2026: $102.00' },
    { left: 50, top: 10, label: 'Exit 03/03/2026: $118.00' },
  ]);
});

it('writes cents where the prices of the axis are not whole dollars', () => {
  const cheap = prices.map(({ day, close }) => ({ day, close: close / 100 }));
  const labels = signalChart(cheap, 'ACME', '2026-03-02', null)?.ticks.map(({ label }) => label);
  expect(labels).toEqual(['$1.00', '$1.05', '$1.10', '$1.15', '$1.20']);
});

it('is absent without a price of the entry', () => {
  expect(signalChart(prices, 'ACME', '2026-02-01', null)).toBeNull();
});
