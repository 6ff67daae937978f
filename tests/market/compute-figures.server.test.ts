import { beforeAll, describe, expect, it } from 'vitest';
import { db, pool } from '@/lib/server/platform/db/pool';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';
import { commonYears } from '@/lib/server/market/sector-figures';
import { computeFiguresOfSector, computeFiguresOfSymbol } from '@/lib/server/market/compute-figures';

const rows = async <Row extends object>(statement: string) => (await pool().query<Row>(statement)).rows;

type Year = {
  year: number;
  revenue: number | null;
  income: number | null;
  cash?: number | null;
  price?: number | null;
  isSample?: boolean;
};

async function putYears(ticker: string, years: Year[]) {
  for (const { year, revenue, income, cash = null, price = null, isSample = false } of years)
    await pool().query(
      `insert into yearly_fundamentals (ticker, fiscal_year, period_end, revenue, net_income, operating_cash_flow, shares,
         year_end_price_cents, source, as_of, is_sample) values ($1, $2::int, make_date($2::int, 12, 31), $3, $4, $5, 100, $6, $7, now(), $8)`,
      [ticker, year, revenue, income, cash, price, isSample ? 'sample' : 'finnhub', isSample],
    );
}

const putBars = (ticker: string, closes: [day: string, cents: number][]) =>
  pool().query(
    `insert into daily_bars (ticker, day, open_cents, high_cents, low_cents, close_cents, volume, source, is_sample)
     select $1, day, cents, cents, cents, cents, 1, 'finnhub', false from unnest($2::date[], $3::int[]) as bar(day, cents)`,
    [ticker, closes.map(([day]) => day), closes.map(([, cents]) => cents)],
  );

/** Computed by hand: 100 shares each, so an income of 400 is an EPS of 4. */
beforeAll(async () => {
  await seedMarketReference(db());
  await putYears('DDD', [
    { year: 2022, revenue: 800, income: 50, price: 1_000 },
    { year: 2024, revenue: 1_000, income: 200, cash: 250, price: 4_000 },
    { year: 2025, revenue: 1_250, income: 400, cash: 500, price: 8_000 },
  ]);
  await putYears('SSYS', [
    { year: 2024, revenue: 500, income: -100, cash: -50, price: 900 },
    { year: 2025, revenue: 600, income: 60, cash: null, price: 1_200, isSample: true },
  ]);
  // Only this member has the newest year.
  await putYears('NNDM', [
    { year: 2024, revenue: null, income: 10, price: 700 },
    { year: 2025, revenue: 100, income: -10, cash: 20, price: 700 },
    { year: 2026, revenue: 999, income: 1 },
  ]);
  await putBars('DDD', [
    ['2026-01-29', 9_000],
    ['2026-01-30', 8_000],
    ['2026-02-26', 8_400],
    ['2026-02-27', 8_800],
  ]);
  await putBars('SSYS', [
    ['2026-01-30', 1_000],
    ['2026-02-27', 900],
  ]);
  await computeFiguresOfSymbol(db(), 'DDD');
  await computeFiguresOfSymbol(db(), 'SSYS');
  await computeFiguresOfSector(db(), '3d-printing');
});

describe('[B12] a symbol’s figures', () => {
  it('are the formulas applied to its last close and its last fiscal year', async () => {
    const [found] =
      await rows(`select price_cents, previous_cents, price_day::text, market_cap::float8, fiscal_year, revenue_growth,
      pe_ratio, peg_ratio, weekly_cents, source, is_sample from symbol_figures where ticker = 'DDD'`);
    expect(found).toMatchObject({
      ...{ price_cents: 8_800, previous_cents: 8_400, price_day: '2026-02-27', market_cap: 8_800, fiscal_year: 2025 },
      ...{ revenue_growth: 25, pe_ratio: 22, weekly_cents: [9_000, 8_000, 8_800], source: 'finnhub', is_sample: false },
    });
    // EPS rose from 0.5 to 4 in three years, so it doubled each year.
    expect((found as { peg_ratio: number }).peg_ratio).toBeCloseTo(0.22, 9);
  });

  it('are marked as a sample as soon as one of their inputs is, and have no PEG without three years', async () => {
    const [found] = await rows(
      `select source, is_sample, peg_ratio, pe_ratio from symbol_figures where ticker = 'SSYS'`,
    );
    expect(found).toEqual({ source: 'finnhub, sample', is_sample: true, peg_ratio: null, pe_ratio: 15 });
  });

  it('are empty for an unknown symbol, and follow changes', async () => {
    await computeFiguresOfSymbol(db(), 'XMTR');
    expect(await rows(`select from symbol_figures where ticker = 'XMTR'`)).toEqual([]);
    await putBars('XMTR', [['2026-01-30', 100]]);
    await computeFiguresOfSymbol(db(), 'XMTR');
    await putBars('XMTR', [['2026-02-02', 110]]);
    await computeFiguresOfSymbol(db(), 'XMTR');
    expect(
      await rows(`select price_cents, previous_cents, pe_ratio from symbol_figures where ticker = 'XMTR'`),
    ).toEqual([{ price_cents: 110, previous_cents: 100, pe_ratio: null }]);
  });
});

describe('[B1] a sector’s figures', () => {
  const figure = async (metric: string, at: string) => {
    const found = await rows<{ value: number | null; used: number; members: number }>(
      `select value, used, members from sector_figures where slug = '3d-printing' and metric = '${metric}' and at = '${at}'`,
    );
    return found[0] && [found[0].value, found[0].used, found[0].members];
  };

  it.each([
    ['revenue', '2025', [1_950, 3, 12]],
    ['revenue', '2024', [1_500, 2, 12]],
    ['net-income', '2025', [450, 3, 12]],
    ['cash-flow', '2025', [520, 2, 12]],
    // Margins of 32, 10 and −10 percent.
    ['net-margin', '2025', [10, 3, 12]],
    // 80 / 4 and 12 / 0.6; a loss has no P/E.
    ['pe-ratio', '2025', [20, 2, 12]],
    // 40 / 2 and 7 / 0.1; a loss has no P/E.
    ['pe-ratio', '2024', [45, 2, 12]],
    // Only one member has three years: a P/E of 20 with growth of 100% a year.
    ['peg-ratio', '2025', [0.2, 1, 12]],
    ['peg-ratio', '2024', [null, 0, 12]],
  ])('%s of %s', async (metric, at, [value, used, members]) => {
    const [found, ...counts] = (await figure(metric, at)) ?? [];
    if (value === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(value as number, 9);
    expect(counts).toEqual([used, members]);
  });

  it('exclude a year that most members have not closed, which would look like a fall', async () => {
    expect(await figure('revenue', '2026')).toBeUndefined();
    expect(await figure('revenue', '2022')).toBeUndefined();
    const year = (...years: number[]) => new Map(years.map((key) => [key, key]));
    expect(commonYears([year(2024, 2025), year(2024, 2025), year(2024, 2025), year(2024)])).toEqual([2024, 2025]);
    expect(commonYears([year(2024, 2025), year(2024), year(2024), new Map()])).toEqual([2024]);
  });

  it('have an equal-weight price index: one a tenth up, one a tenth down', async () => {
    expect(await figure('price-index', '2026-01')).toEqual([100, 2, 12]);
    const [level, used] = (await figure('price-index', '2026-02')) ?? [];
    expect(used).toBe(2);
    expect(level).toBeCloseTo(100, 9);
  });
});
