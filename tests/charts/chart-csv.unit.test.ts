import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candlesCsv, chartCsv, chartFileName, type ChartMeta } from '@/lib/charts/chart-csv';
import { readCsv } from '@/tests/shared/read-csv';

const meta: ChartMeta = {
  source: 'Seeded generator',
  asOf: '2026-11-20T21:00:00.000Z',
  delay: 'none',
  license: 'Free, with its source',
  isSample: true,
  isStale: false,
  notes: ['Fiscal years', '=cmd()'],
};
const revenue = { key: 'revenue', label: 'Revenue', unit: 'USD' } as const;

describe('the file of a chart', () => {
  it('[B8] has a title above its numbers', () => {
    const rows = readCsv(
      chartCsv({ title: '=Revenue', series: [revenue], points: [{ at: '2025', values: [1.5] }], meta }),
    );
    expect(rows).toEqual([
      ['Title', "'=Revenue"],
      ['Unit', 'USD'],
      ['Source', 'Seeded generator'],
      ['As of', '2026-11-20T21:00:00.000Z'],
      ['Delay', 'none'],
      ['License', 'Free, with its source'],
      ['Sample data', 'yes'],
      ['Delayed', 'no'],
      ['Note', 'Fiscal years'],
      ['Note', "'=cmd()"],
      [''],
      ['Year', 'Revenue (USD)'],
      ['2025', '1.5'],
    ]);
  });

  it('[B8] returns the same numbers when parsed, whatever they are', () => {
    const value = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0));
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(value, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
      );
    fc.assert(
      fc.property(table, fc.string(), (rows, label) => {
        const series = (rows[0] ?? []).map((_, index) => ({ ...revenue, key: `${index}`, label }));
        const points = rows.map((values, index) => ({ at: `${2000 + index}`, values }));
        const read = readCsv(chartCsv({ title: label, series, points, meta })).slice(-rows.length);
        expect(read.map(([at]) => at)).toEqual(points.map(({ at }) => at));
        expect(read.map(([, ...cells]) => cells.map((cell) => (cell === '' ? null : Number(cell))))).toEqual(rows);
      }),
    );
  });

  it('[B8] has every bar of a stock, with what happened on its day', () => {
    const events = [
      { day: '2025-11-20', label: 'Dividend of $0.26 a share' },
      { day: '2025-11-20', label: '4-for-1 stock split' },
    ];
    const bars = { day: ['2025-11-20'], open: [1], high: [3], low: [0.5], close: [2], volume: [4_000_000], events };
    const rows = readCsv(candlesCsv('AAPL', bars, meta));
    expect(rows.slice(-2)).toEqual([
      ['Day', 'Open', 'High', 'Low', 'Close', 'Volume', 'Events'],
      ['2025-11-20', '1', '3', '0.5', '2', '4000000', 'Dividend of $0.26 a share; 4-for-1 stock split'],
    ]);
  });

  it('[B8] [B11] is named by its chart, its date and whether it is sample data', () => {
    expect(chartFileName('robotics-revenue', meta, 'csv')).toBe('robotics-revenue-2026-11-20-sample.csv');
    expect(chartFileName('robotics-revenue', { ...meta, isSample: false }, 'png')).toBe(
      'robotics-revenue-2026-11-20.png',
    );
  });
});
