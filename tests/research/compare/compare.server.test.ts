import { beforeAll, describe, expect, it } from 'vitest';
import { chartsContract } from '@/lib/contracts/research/charts';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { makeBars, makeSector, makeSymbol, makeYears } from '@/tests/support/features/market';

let bearer: string;
const yearAgo = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);
const compare = async (symbols: string, metric = 'price') =>
  (await visitor().ask(chartsContract.compare, { query: { symbols, metric }, bearer })).answer;

beforeAll(async () => {
  bearer = (await registerMember()).token;
  const tickers = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'];
  for (const [index, ticker] of tickers.entries()) {
    await makeSymbol({ ticker, fiscalYearEnd: index + 1 });
    await makeYears(ticker, [{ fiscalYear: 2025, revenue: 1_000 * (index + 1) + 50, shares: 100, netIncome: 100 }]);
  }
  await makeSector(tickers, { slug: 'first-letters', name: 'First letters' });
});

describe('[B7] a comparison', () => {
  beforeAll(async () => {
    await makeSymbol({ ticker: 'SPY', kind: 'fund', figures: null });
    await makeBars('AAA', yearAgo, [5_000, 5_500, 6_000]);
    await makeBars('BBB', yearAgo, [20_000, 20_000, 10_000]);
    await makeBars('CCC', yearAgo, [1_000, 1_200]);
    await makeBars('SPY', yearAgo, [50_000, 50_500, 51_000]);
  });

  it('of prices begins at 100 and is shown beside the sector’s median and an index fund', async () => {
    const { series, points, meta } = await compare('bbb, AAA');
    expect(series.map(({ key, label }) => [key, label])).toEqual([
      ['BBB', 'BBB'],
      ['AAA', 'AAA'],
      ['SPY', 'S&P 500 (SPY)'],
      ['sector', 'Median of First letters'],
    ]);
    expect(points.map(({ values }) => values)).toEqual([
      [100, 100, 100, 100],
      [100, expect.closeTo(110), 101, expect.closeTo(110)],
      [50, 120, 102, 85],
    ]);
    expect(meta.notes).toContain('BBB: USD, fiscal year ends in February.');
  });

  it('shows the fund once when requested, and accepts eight stocks at most', async () => {
    const { series } = await compare('AAA,SPY');
    expect(series.map(({ key }) => key)).toEqual(['AAA', 'SPY']);
    // The same name as in its chip and its table column.
    expect(series[1]?.label).toBe('SPY');
    const query = { symbols: 'AAA,BBB,CCC,DDD,EEE,FFF,GGG,HHH,III', metric: 'price' };
    const nine = await visitor().ask(chartsContract.compare, { query, bearer });
    expect([nine.status, nine.refusal.message]).toEqual([400, 'Enter 1 to 8 tickers separated by commas.']);
  });

  it('begins at 100 on the first requested day, and has nothing outside of the range', async () => {
    const next = new Date(Date.parse(yearAgo) + 86_400_000).toISOString().slice(0, 10);
    const between = async (from: string, to: string) =>
      (await visitor().ask(chartsContract.compare, { query: { symbols: 'AAA', metric: 'price', from, to }, bearer }))
        .answer;
    expect((await between(next, '2999-01-01')).points.map(({ values }) => values[0])).toEqual([
      100,
      expect.closeTo(109.09),
    ]);
    expect((await between('2001-01-01', '2001-02-01')).points).toEqual([]);
  });

  it('refuses days in the wrong order by the name of their field', async () => {
    const query = { symbols: 'AAA', metric: 'price', from: '2025-02-01', to: '2025-01-01' };
    const { status, refusal } = await visitor().ask(chartsContract.compare, { query, bearer });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['from']]);
  });

  it('of a figure uses fiscal years, with the median member and without the fund', async () => {
    const { series, points, meta } = await compare('AAA,FFF', 'revenue');
    expect(series.map(({ key, unit }) => [key, unit])).toEqual([
      ['AAA', 'USD'],
      ['FFF', 'USD'],
      ['sector', 'USD'],
    ]);
    expect(points.at(-1)).toEqual({ at: '2025', values: [1_050, 6_050, 3_550] });
    expect(meta.notes.join(' ')).toMatch(/median of all companies.*not available for index funds/);
  });

  it('of stocks without a common sector has no median', async () => {
    const alone = await makeSymbol();
    const { series, meta } = await compare(`${alone},AAA`, 'pe-ratio');
    expect(series).toHaveLength(2);
    expect(meta.notes).toContain('No sector median: these stocks have no sector in common.');
  });
});
