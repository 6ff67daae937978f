import { expect, it } from 'vitest';
import { optionChart, signalChart } from '@/lib/charts/signals/signal-chart';

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

it('says how many closes of which days it draws', () => {
  const chart = signalChart(prices, 'ACME', '2026-03-02', null);
  expect(chart?.title).toBe('ACME stock price');
  expect(chart?.caption).toBe(
    '3 daily closes from 03/02/2026 to 03/04/2026. The option’s own price moves differently.',
  );
});

it('draws the option’s own entry and exit from zero, without a price between them', () => {
  const chart = optionChart('ACME', { day: '2022-02-23', close: 5.5 }, { day: '2022-02-28', close: 4.983 });
  expect(chart.title).toBe('ACME option price');
  expect(chart.isDashed).toBe(true);
  expect(chart.ticks).toEqual([
    { top: 100, label: '$0.00' },
    { top: 66.67, label: '$2.00' },
    { top: 33.33, label: '$4.00' },
    { top: 0, label: '$6.00' },
  ]);
  // 5.5 of 6 is 91.67 percent of the height, 4.983 is 83.05 percent.
  expect(chart.marks).toEqual([
    { left: 0, top: 8.33, label: 'Entry 02/23/2022: $5.50' },
    { left: 100, top: 16.95, label: 'Exit 02/28/2022: $4.983' },
  ]);
  expect(chart.caption).toBe('2 recorded prices from 02/23/2022 to 02/28/2022. The record has no prices between them.');
});

it('has different labels on the axis of an option of a few cents', () => {
  const { ticks } = optionChart('ACME', { day: '2022-02-23', close: 0.01 }, { day: '2022-02-28', close: 0 });
  expect(ticks.map(({ label }) => label)).toEqual(['$0.00', '$0.0025', '$0.005', '$0.0075', '$0.01']);
});
