import { describe, expect, it } from 'vitest';
import { weeklyComparison } from '@/lib/server/research/stocks/page-props/weekly-comparison';
import { symbolPage } from '@/tests/research/stocks/stock-sample';

const { meta } = symbolPage();
const stock = (ticker: string, priceDay: string | null, weekly: number[]) => ({
  ...symbolPage(),
  ...{ ticker, priceDay, weekly },
});

describe('[B7] a year of weekly closes for visitors', () => {
  it('starts every line at 100, on the days that the stocks have in common', () => {
    // 11/25/2026 is a Wednesday; the Fridays before it are the 20th and the 13th.
    const chart = weeklyComparison(
      [stock('AAA', '2026-11-25', [200, 210, 199.5]), stock('BBB', '2026-11-25', [30, 45])],
      meta,
    );
    expect(chart?.series.map(({ key, unit }) => [key, unit])).toEqual([
      ['AAA', 'index'],
      ['BBB', 'index'],
    ]);
    expect(chart?.points).toEqual([
      { at: '2026-11-13', values: [100, null] },
      { at: '2026-11-20', values: [105, 100] },
      { at: '2026-11-25', values: [99.8, 150] },
    ]);
  });

  it('has no line for a stock without prices, and no chart without two days', () => {
    const [bare, whole] = [stock('AAA', null, []), stock('BBB', '2026-11-25', [10, 20])];
    expect(weeklyComparison([bare, whole], meta)?.points.map(({ values }) => values)).toEqual([
      [null, 100],
      [null, 200],
    ]);
    expect(weeklyComparison([bare], meta)).toBeNull();
    expect(weeklyComparison([], meta)).toBeNull();
  });
});
