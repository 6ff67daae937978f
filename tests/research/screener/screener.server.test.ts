import { beforeAll, describe, expect, it } from 'vitest';
import { screenerContract } from '@/lib/contracts/research/screener';
import { sectorsContract } from '@/lib/contracts/research/sectors';
import { pool } from '@/lib/server/platform/db/pool';
import { listedSector } from '@/lib/server/research/sectors/page-props/listed-sector';
import { visitor } from '@/tests/support/api/api';
import { makeSector, makeSectorFigures, makeSymbol, makeYears } from '@/tests/support/features/market';

const list = async (query: Record<string, string> = {}) =>
  (await visitor().ask(screenerContract.list, { query })).answer;
const tickers = async (query: Record<string, string>) => (await list(query)).items.map(({ ticker }) => ticker);
const refused = async (query: Record<string, string>) => {
  const { status, refusal } = await visitor().ask(screenerContract.list, { query });
  return [status, Object.keys(refusal.fields ?? {})];
};

beforeAll(async () => {
  await makeSymbol({
    ticker: 'BIG',
    name: 'Big Works',
    figures: {
      marketCap: 300e9,
      peRatio: 30,
      priceCents: 12_000,
      previousCents: 10_000,
      weeklyCents: [8_000, 15_000, 12_000],
      yearHighCents: 16_000,
    },
  });
  await makeSymbol({
    ticker: 'MID',
    figures: {
      marketCap: 20e9,
      peRatio: 10,
      netIncome: 1_000,
      revenue: 4_000,
      priceCents: 5_000,
      previousCents: 5_000,
    },
  });
  await makeYears('MID', [{ fiscalYear: 2025, dividends: 300, shares: 100 }]);
  await makeSymbol({ ticker: 'LOSS', figures: { marketCap: 1e9, peRatio: null, netIncome: -500, revenue: 1_000 } });
  await makeSymbol({ ticker: 'NEW', figures: null });
  await makeSymbol({ ticker: 'FUND', kind: 'fund' });
  await makeSector(['BIG', 'MID'], { slug: 'makers', name: 'Makers' });
});

describe('the screener', () => {
  it('lists all stocks and no fund, largest first, unknown figures last', async () => {
    const { items, total, pages, meta } = await list();
    expect(items.map(({ ticker }) => ticker)).toEqual(['BIG', 'MID', 'LOSS', 'NEW']);
    expect([total, pages, meta.isSample]).toEqual([4, 1, true]);
  });

  it('computes each figure, or leaves it out', async () => {
    const columns = 'change,year-change,from-high,net-margin,pe-ratio,dividend-yield';
    const { items } = await list({ columns, sort: 'ticker' });
    expect(items).toMatchObject([
      { ticker: 'BIG', values: [expect.closeTo(20), expect.closeTo(50), expect.closeTo(-25), 10, 30, null] },
      { ticker: 'LOSS', values: [expect.closeTo(10), expect.closeTo(22.22), 0, -50, null, null] },
      { ticker: 'MID', values: [0, expect.closeTo(-44.44), expect.closeTo(-54.55), 25, 10, expect.closeTo(6)] },
      { ticker: 'NEW', values: [null, null, null, null, null, null] },
    ]);
  });

  it('filters by any figure and by sector, bounds included; a stock without the figure does not match', async () => {
    expect(await tickers({ 'pe-ratio-max': '10' })).toEqual(['MID']);
    expect(await tickers({ 'market-cap-min': '20b' })).toEqual(['BIG', 'MID']);
    expect(await tickers({ 'net-margin-max': '0' })).toEqual(['LOSS']);
    expect(await tickers({ 'dividend-yield-min': '5' })).toEqual(['MID']);
    expect(await tickers({ 'from-high-min': '-25', sector: 'makers' })).toEqual(['BIG']);
    expect(await tickers({ sector: 'makers', sort: 'pe-ratio' })).toEqual(['MID', 'BIG']);
  });

  it('answers a filter without matches, and a page past the end, with an empty list', async () => {
    expect(await list({ 'price-min': '999999' })).toMatchObject({ items: [], total: 0, pages: 1 });
    expect(await list({ page: '9' })).toMatchObject({ items: [], total: 4, pages: 1, page: 9 });
  });

  it.each([
    ['pe-ratio-min', 'abc'],
    ['pe-ratio-min', 'NaN'],
    ['market-cap-max', '1e400'],
    ['columns', 'color'],
    ['sort', 'ticker;drop table symbols'],
    ['page', '0'],
    ['pe>abc', '1'],
  ])('refuses %s=%s by its name', async (name, value) => {
    expect(await refused({ [name]: value })).toEqual([400, [name]]);
  });

  it('refuses ten thousand characters by the name of their field', async () => {
    const value = '1'.repeat(10_000);
    expect(await refused({ 'market-cap-max': value })).toEqual([400, ['market-cap-max']]);
  });

  it('names the sectors that exist for one that does not', async () => {
    const { status, refusal } = await visitor().ask(screenerContract.list, { query: { sector: 'nowhere' } });
    expect(status).toBe(400);
    expect(refusal.message).toContain('makers');
  });

  it('exports exactly what is filtered, in its order and columns', async () => {
    const query = { 'market-cap-min': '1b', columns: 'market-cap,pe-ratio', sort: 'market-cap' };
    const { answer } = await visitor().ask(screenerContract.file, { query });
    const lines = answer.trim().split('\r\n');
    expect(lines.slice(lines.indexOf('') + 1)).toEqual([
      'Ticker,Name,Market cap ($),P/E',
      'LOSS,LOSS Works,1000000000,',
      'MID,MID Works,20000000000,10',
      'BIG,Big Works,300000000000,30',
    ]);
    expect(answer).toContain('Sample data,yes');
    expect(answer).toContain('Filters,"Market cap from $1 b. Sorted by Market cap, lowest first."');
  });

  it('sizes each sector by its stocks, with their average change of the day', async () => {
    const { answer } = await visitor().ask(screenerContract.sectors, { query: {} });
    // 20% and 0%, whatever the sizes of the stocks.
    expect(answer.items).toEqual([
      { slug: 'makers', name: 'Makers', members: 2, marketCap: 320e9, change: expect.closeTo(10) as number },
    ]);
  });

  const index = (...points: [at: string, value: number | null][]) =>
    points.map(([at, value]) => ({ slug: 'makers', metric: 'price-index', at, value }));
  it.each([
    // From November to November; a month without a value is skipped.
    [index(['2024-11', 10], ['2025-11', 80], ['2026-10', 50], ['2026-11', 100], ['2026-12', null]), 25],
    // The value of the same month a year before is missing.
    [index(['2025-10', 80], ['2025-12', 80], ['2026-11', 100]), null],
    [index(['2026-11', 100]), null],
    [[], null],
  ])('[B5] has the 1-year change that the list of sectors shows: %#', async (rows, percent) => {
    await pool().query('delete from sector_figures');
    if (rows.length > 0) await makeSectorFigures(rows);
    const { answer: year } = await visitor().ask(screenerContract.sectors, { query: { period: 'year' } });
    const { answer: overview } = await visitor().ask(sectorsContract.list, {});
    const listed = listedSector(overview.items[0]!).yearChange.percent;
    for (const change of [year.items[0]?.change, listed])
      if (percent === null) expect(change).toBeNull();
      else expect(change).toBeCloseTo(percent);
  });
});
