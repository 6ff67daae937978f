import { describe, expect, it } from 'vitest';
import { recordStatistics } from '@/lib/content/signals/statistics/record-statistics';
import { formulasOf } from '@/lib/content/signals/statistics/statistics-copy';
import { recordOf } from '../trade-fixtures';
import { knownCloses } from './known-closes';
import { thirtySixTrades } from './thirty-six-trades';

const today = '2026-11-23';
const statistics = recordStatistics(thirtySixTrades, { closes: new Map(), today });
const rowsOf = (title: string) =>
  [...statistics.tables, ...statistics.breakdowns].find((table) => table.title === title)?.rows;

describe('the statistics of thirty-six trades', () => {
  // 17 wins and 18 losses, -$30 in total; the intervals are those of the domain tests, in dollars.
  it('[C10] have an interval for win rate, average trade and max drawdown', () => {
    expect(rowsOf('Confidence intervals')).toEqual([
      ['Win rate', '48.6%', '33.0% to 64.4%'],
      ['Average trade (expectancy)', '−$1', '−$96 to +$99'],
      ['Max drawdown by trade order', '$970', '$1,100 to $2,600'],
    ]);
  });

  it('[C11] are given at the bid, mid, ask and net of costs, with the assumptions', () => {
    // A breakeven trade at the bid is a loss at any other price: 17 of 36 win.
    expect(rowsOf('Gross and net results')).toEqual([
      ['Win rate', '48.6%', '47.2%', '44.4%', '44.4%'],
      ['Profit factor', '0.99', '0.85', '0.72', '0.69'],
      ['Average trade', '−$1', '−$21', '−$40', '−$45'],
      ['Total result', '−$30', '−$749', '−$1,441', '−$1,621'],
      ['Final balance', '$970', '$251', '−$441', '−$621'],
      ['Max drawdown', '$970', '$1,324', '$1,818', '$1,953'],
    ]);
    const note = statistics.tables.find(({ title }) => title === 'Gross and net results')?.note;
    expect(note).toContain('$1,000 per trade in every column');
    expect(note).toContain('2% below and above the mid price');
    expect(note).toContain('$0.65 per contract');
    expect(note).toContain('$20.00 per month for the subscription (2 months)');
    expect(note).toContain('a single contract cost more than $1,000 in 0 of 36 trades');
  });

  it('[C12] have no baselines without prices', () => {
    expect(rowsOf('Hypothetical baselines')).toBeUndefined();
    expect(formulasOf(statistics.tables).map(([name]) => name)).not.toContain('Baselines');
  });

  it('[C12] have baselines with prices', () => {
    const { tables } = recordStatistics(thirtySixTrades, { closes: knownCloses, today });
    const table = tables.find(({ title }) => title === 'Hypothetical baselines');
    // -$25 and $100, multiplied by thirty-six trades.
    expect(table?.rows.slice(0, 3).map((row) => row[1])).toEqual(['−$30', '−$900', '+$3,600']);
    expect(table?.note).not.toContain('filtered');
    expect(formulasOf(tables).map(([name]) => name)).toContain('Baselines');
  });

  it('[C13] are not repeated as the only period with figures', () => {
    expect(rowsOf('Results by period')).toBeUndefined();
  });

  it('[C10] are broken down by type, month and symbol', () => {
    expect(rowsOf('Calls and puts')).toEqual([
      ['Calls', '36', '17', '18', '1', '−$30'],
      ['Puts', '0', '0', '0', '0', '$0'],
    ]);
    expect(rowsOf('Results by month')).toEqual([['Feb 2022', '36', '17', '18', '1', '−$30']]);
    expect(rowsOf('Concentration by symbol')).toEqual([['AAPL', '36', '−$30', '100.0%']]);
    expect(statistics.breakdowns.at(-1)?.note).toBe(
      'The best trade accounts for 10.9% of gross profit, the best three for 30.7%.',
    );
  });

  it('[C10] are the same bytes for the same trades', () => {
    const again = recordStatistics([...thirtySixTrades], { closes: new Map(), today });
    expect(JSON.stringify(again)).toBe(JSON.stringify(statistics));
  });
});

it('[C13] periods begin with all trades and say what each leaves out', () => {
  const closedOn = (day: `${number}-${number}-${number}`, returns: readonly number[]) =>
    returns.map((percent) => ['Call', day, day, percent] as const);
  const many = (count: number, percent: number) => Array.from({ length: count }, () => percent);
  // Thirty trades of +$100, then fifteen of +$200 and fifteen of −$100.
  const trades = recordOf([
    ...closedOn('2014-05-05', many(30, 10)),
    ...closedOn('2022-02-04', [...many(15, 20), ...many(15, -10)]),
  ]);
  const { tables } = recordStatistics(trades, { closes: new Map(), today });
  const table = tables.find(({ title }) => title === 'Results by period');
  expect(table?.rows).toEqual([
    ['Since inception', 'all 60 trades', '75.0% (62.8% to 84.2%)', '+$75', '+$4,500', '$1,500'],
    ['Last 10 years', 'filtered: 30 of 60 trades', '50.0% (33.2% to 66.8%)', '+$50', '+$1,500', '$1,500'],
    ['Last 5 years', 'filtered: 30 of 60 trades', '50.0% (33.2% to 66.8%)', '+$50', '+$1,500', '$1,500'],
  ]);
  expect(table?.note).toBe('By closing date, up to today. Last year: filtered: 0 of 60 trades, too few to judge.');
});

it('[C10] twenty trades have no figures', () => {
  const twenty = recordOf(Array.from({ length: 20 }, () => ['Call', '2022-01-03', '2022-01-05', 20] as const));
  expect(recordStatistics(twenty, { closes: new Map(), today })).toEqual({
    tooFew: 'Win rate, averages and drawdown appear after 30 closed trades (20 so far).',
    figures: [],
    tables: [],
    breakdowns: [],
  });
});
