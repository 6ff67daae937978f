import { beforeAll, describe, expect, it } from 'vitest';
import { chartsContract } from '@/lib/contracts/research/charts';
import { chart, rawChart } from '@/lib/contracts/shared/market-meta';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { fundOwnership, priceTargets } from '@/lib/server/platform/db/schema/figures';
import { dailyBars } from '@/lib/server/platform/db/schema/market';
import { median, sum } from '@/lib/domain/shared/averages';
import { yearlyMetrics } from '@/lib/domain/research/sector-metrics';
import { computeFiguresOfSector } from '@/lib/server/market/compute-figures';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import {
  makePrediction,
  makeSector,
  makeSectorFigures,
  makeSymbol,
  makeYears,
  provenance,
  settle,
} from '@/tests/support/features/market';

let bearer: string;
let slug: string;
const tickers = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'];

beforeAll(async () => {
  bearer = (await registerMember()).token;
  for (const [index, ticker] of tickers.entries()) {
    await makeSymbol({ ticker, fiscalYearEnd: index + 1, figures: { marketCap: 1_000 * (index + 1) } });
    await makeYears(
      ticker,
      [2020, 2021, 2022, 2023, 2024, 2025].map((fiscalYear, at) => ({
        ...{ fiscalYear, revenue: 1_000 * (index + 1) + 10 * at, shares: 100, yearEndPriceCents: 10_000 },
        // This stock has a loss, so it has neither a P/E nor a PEG.
        netIncome: ticker === 'BBB' ? -50 : 100 + 20 * index + 40 * at,
        operatingCashFlow: ticker === 'CCC' ? null : 200 + at,
        isRestated: ticker === 'FFF' && fiscalYear === 2023,
      })),
    );
    await db()
      .insert(fundOwnership)
      .values({ ticker, year: 2025, funds: 10, shares: 50, shareBp: 4_000 + 100 * index, ...provenance });
  }
  slug = await makeSector(tickers, { slug: 'letters', name: 'Letters' });
  await transaction((tx) => computeFiguresOfSector(tx, slug));
});

const sectors = async (name: string, query: { type?: 'raw'; slugs?: string } = {}) =>
  (
    await visitor().ask(chartsContract.sectors, {
      params: { chart: `${name}-by-year` },
      query: { slugs: slug, ...query },
      bearer,
    })
  ).answer;
const sector = async (name: string) =>
  (await visitor().ask(chartsContract.sector, { params: { slug, chart: name }, bearer })).answer;
const stock = async (ticker: string, name: string) =>
  (await visitor().ask(chartsContract.stock, { params: { ticker, chart: name }, bearer })).answer;

describe('[B1] the same numbers as a chart and as rows', () => {
  const over = ['revenue', 'net-income', 'cash-flow', 'pe-ratio', 'peg-ratio', 'fund-ownership'] as const;

  it.each(over)('%s: the members’ rows add up to the chart, or have it as their median', async (metric) => {
    const drawn = chart.parse(await sectors(metric));
    const { rows } = rawChart.parse(await sectors(metric, { type: 'raw' }));
    expect(drawn.points.length).toBeGreaterThan(0);
    const inAll = yearlyMetrics[metric].way === 'sum' ? sum : median;
    for (const { at, values } of drawn.points) {
      const known = rows.flatMap((row) => (row.at === at && row.value !== null ? [row.value] : []));
      const expected = known.length === 0 ? null : inAll(known);
      if (expected === null) expect(values).toEqual([null]);
      else expect(values).toEqual([expect.closeTo(expected, 6)]);
    }
    expect(new Set(rows.map(({ symbol }) => symbol))).toEqual(new Set(tickers));
  });

  it('[B12] a loss has no P/E in the rows and none in the median', async () => {
    const { rows } = rawChart.parse(await sectors('pe-ratio', { type: 'raw' }));
    expect(rows.filter(({ symbol }) => symbol === 'BBB').every(({ value }) => value === null)).toBe(true);
    expect(chart.parse(await sectors('pe-ratio')).meta.notes.join(' ')).toMatch(/n\/m.*5 of 6 members/);
  });
});

describe('[B1] a chart of one sector', () => {
  it('has the sector first, then its five largest members, the largest first', async () => {
    const { series, points, meta } = await sector('revenue-by-year');
    expect(series.map(({ key }) => key)).toEqual(['sector', 'FFF', 'EEE', 'DDD', 'CCC', 'BBB']);
    expect(points.at(-1)).toEqual({ at: '2025', values: [21_300, 6_050, 5_050, 4_050, 3_050, 2_050] });
    expect(meta.notes).toContain('Restated in a later report: FFF 2023.');
  });

  it('says median where it is one', async () => {
    const { series } = await sector('net-margin-by-year');
    expect(series[0]).toEqual({ key: 'sector', label: 'Median of Letters', unit: 'percent' });
  });

  it('of recommendations has five series', async () => {
    await makeSectorFigures(
      [
        { series: 'hold', value: 4 },
        { series: 'strong-buy', value: 3 },
      ].map((row) => ({ slug, metric: 'recommendation-trends', at: '2025', ...row })),
    );
    const { series, points } = await sector('recommendation-trends-by-year');
    expect(series.map(({ key }) => key)).toEqual(['strong-buy', 'buy', 'hold', 'sell', 'strong-sell']);
    expect(points).toEqual([{ at: '2025', values: [3, null, 4, null, null] }]);
  });

  it('of price targets has a point for each member that has one, the latest', async () => {
    const target = { ticker: 'AAA', analysts: 7, lowCents: 9_000, meanCents: 10_000, highCents: 12_500, ...provenance };
    await db()
      .insert(priceTargets)
      .values([
        { ...target, day: '2026-11-01' },
        { ...target, day: '2026-01-01', lowCents: 1 },
      ]);
    const { points, meta } = await sector('price-targets');
    expect(points).toEqual([{ at: 'AAA', values: [90, 100, 125, 110] }]);
    expect(meta.notes).toContain('AAA: 7 analysts.');
  });

  it('[B13] of the predicted index shows each prediction with its band and baseline at the month it was due', async () => {
    await makeSectorFigures(
      ['2026-09', '2026-10', '2026-11'].map((at, index) => ({ slug, metric: 'price-index', at, value: 100 + index })),
    );
    const past = await makePrediction({ subject: slug, issuedAt: new Date('2026-07-15T12:00:00Z') });
    await settle(past);
    await makePrediction({ subject: slug, issuedAt: new Date('2026-11-15T12:00:00Z'), predictedValue: 120 });
    await makePrediction({ subject: 'another', issuedAt: new Date('2026-11-15T12:00:00Z'), predictedValue: 121 });
    const { series, points } = await sector('predicted-price');
    expect(series.map(({ key }) => key)).toEqual(['actual', 'predicted', 'low', 'high', 'baseline']);
    expect(points).toEqual([
      { at: '2026-09', values: [100, null, null, null, null] },
      { at: '2026-10', values: [101, 110, 95, 125, 100] },
      { at: '2026-11', values: [102, null, null, null, null] },
      { at: '2027-02', values: [null, 120, 95, 125, 100] },
    ]);
  });
});

describe('[B3] a chart of one stock', () => {
  it('of its financials has three series by fiscal year, a gap where one was not reported', async () => {
    const { points } = await stock('CCC', 'financials');
    expect(points.at(-1)).toEqual({ at: '2025', values: [3_050, 340, null] });
    expect((await stock('ccc', 'financials')).title).toBe('CCC financials');
  });

  it('of its owners is in percent of its shares', async () => {
    const { points, series } = await stock('BBB', 'fund-ownership-by-year');
    expect([series[0]?.unit, points]).toEqual(['percent', [{ at: '2025', values: [41] }]]);
  });

  it('of its targets runs over time, each beside the close of its day', async () => {
    const ticker = await makeSymbol();
    const bar = { ticker, openCents: 9_000, highCents: 9_900, lowCents: 8_000, volume: 10, source: 'sample' };
    await db()
      .insert(dailyBars)
      .values([
        { ...bar, day: '2026-09-30', closeCents: 9_500, isSample: true },
        { ...bar, day: '2026-11-03', closeCents: 9_900, isSample: true },
      ]);
    const target = { ticker, analysts: 7, lowCents: 9_000, meanCents: 10_000, highCents: 12_500, ...provenance };
    await db()
      .insert(priceTargets)
      .values(['2026-11-01', '2026-09-01', '2026-11-03'].map((day) => ({ ...target, day })));
    const { points, series, meta } = await stock(ticker, 'price-targets');
    expect(series.map(({ key }) => key)).toEqual(['low', 'mean', 'high', 'close']);
    expect(points).toEqual([
      { at: '2026-09-01', values: [90, 100, 125, null] },
      { at: '2026-11-01', values: [90, 100, 125, 95] },
      { at: '2026-11-03', values: [90, 100, 125, 99] },
    ]);
    expect(meta.notes).toContain('Latest: 7 analysts.');
  });

  it('without any data is empty and says so', async () => {
    const { points, meta } = await stock('AAA', 'recommendation-trends-by-month');
    expect([points, meta.isSample]).toEqual([[], false]);
    expect(meta.notes).toContain('No data yet.');
  });
});
