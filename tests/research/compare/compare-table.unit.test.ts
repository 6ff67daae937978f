import { describe, expect, it } from 'vitest';
import { compareTable } from '@/lib/server/research/stocks/page-props/compare-table';
import { symbolPage } from '@/tests/research/stocks/stock-sample';

describe('[B7] the table of a comparison', () => {
  const table = compareTable([
    {
      ...symbolPage(),
      ticker: 'AAA',
      change: 2,
      peRatio: 30,
      dividendYield: 0.72,
      marketCap: 2e12,
      revenueGrowth: null,
    },
    {
      ...symbolPage(),
      ticker: 'BBB',
      change: -1,
      peRatio: 12.34,
      dividendYield: 0.68,
      marketCap: 3e9,
      revenueGrowth: 4,
    },
    {
      ...symbolPage(),
      ticker: 'CCC',
      change: 0.5,
      peRatio: null,
      dividendYield: 0.3,
      marketCap: null,
      revenueGrowth: null,
    },
  ]);
  const row = (label: string) => table.rows.find((one) => one.label === label)?.cells;

  it('marks the best value, where a lower P/E is better, and neither size nor one day is rated', () => {
    expect(row('Day change')).toEqual([
      { text: '+2.0%', sign: 1 },
      { text: '−1.0%', sign: -1 },
      { text: '+0.5%', sign: 1 },
    ]);
    expect(row('P/E')).toEqual([{ text: '30.0' }, { text: '12.3', mark: 'best' }, { text: '–' }]);
    // Equal as displayed, so both are the best.
    expect(row('Dividend yield')?.map(({ mark }) => mark)).toEqual(['tied for best', 'tied for best', undefined]);
    expect(row('Market cap')?.map(({ mark }) => mark)).toEqual([undefined, undefined, undefined]);
  });

  it('marks nothing where only one has the figure, or all are equal', () => {
    expect(row('Revenue growth')).toEqual([{ text: '–' }, { text: '+4.0%', sign: 1 }, { text: '–' }]);
    expect(row('Last close')?.some(({ mark }) => mark !== undefined)).toBe(false);
  });
});
