import { beforeAll, describe, expect, it } from 'vitest';
import { db, pool } from '@/lib/server/platform/db/pool';
import { seedActions } from '@/lib/server/sample-data/market/actions';
import { seedMarket } from '@/lib/server/sample-data/market/index';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';

const today = '2026-11-21';
const rows = async <Row extends object>(statement: string) => (await pool().query<Row>(statement)).rows;
const daysOf = async (ticker: string, kind: 'dividend' | 'split') =>
  (
    await rows<{ day: string }>(
      `select day::text as day from corporate_actions where ticker = '${ticker}' and kind = '${kind}' order by day`,
    )
  ).map(({ day }) => day);

beforeAll(async () => {
  await seedMarketReference(db());
  await seedMarket(db(), { today });
  await seedActions(db(), today);
});

describe('[B1] [B3] dividends and splits of the sample', () => {
  it('are dividends for each company known to pay them, Apple first, and none for Amazon', async () => {
    // Four a year for five years; Apple's ex-dividend dates are in February, May, August and November.
    const apple = await daysOf('AAPL', 'dividend');
    expect(apple).toHaveLength(20);
    expect(new Set(apple.map((day) => day.slice(5, 7)))).toEqual(new Set(['02', '05', '08', '11']));
    expect(await daysOf('AMZN', 'dividend')).toEqual([]);
    expect(await daysOf('TSLA', 'dividend')).toEqual([]);
  });

  it.each([
    ['META', '2024-02-21'],
    ['GOOGL', '2024-06-10'],
    ['CRM', '2024-03-13'],
    ['PYPL', '2025-11-19'],
  ])('begin for %s with its first dividend', async (ticker, first) => {
    const days = await daysOf(ticker, 'dividend');
    expect(days.length).toBeGreaterThan(2);
    expect(days[0]! >= first).toBe(true);
  });

  it.each([
    ['AMZN', ['2022-06-06']],
    ['NVDA', ['2024-06-10']],
    ['PANW', ['2022-09-14', '2024-12-16']],
    ['LCID', ['2025-09-02']],
    ['MSFT', []],
  ])('are the splits of %s that everyone knows', async (ticker, days) => {
    expect(await daysOf(ticker, 'split')).toEqual(days);
  });

  it('make up what each complete fiscal year’s statement reports', async () => {
    const years = await rows<{ ticker: string; year: number; paid: number; reported: number; count: number }>(`
      select y.ticker, y.fiscal_year as year, y.dividends::float8 / y.shares as reported, count(*)::int as count,
        sum(a.amount) as paid
      from yearly_fundamentals y join corporate_actions a on a.ticker = y.ticker and a.kind = 'dividend'
        and a.day > y.period_end - 330 and a.day <= y.period_end
      where y.period_end > '2022-12-01' and y.dividends > 0 group by 1, 2, 3 having count(*) = 4`);
    expect(years.length).toBeGreaterThan(80);
    for (const { ticker, year, paid, reported } of years) expect(paid, `${ticker} ${year}`).toBeCloseTo(reported, 6);
  });

  it('stay as they are at a later start, which adds the next quarter', async () => {
    const before = await rows('select * from corporate_actions order by ticker, day, kind');
    await seedActions(db(), today);
    expect(await rows('select * from corporate_actions order by ticker, day, kind')).toEqual(before);
    await seedActions(db(), '2027-02-28');
    expect((await daysOf('AAPL', 'dividend')).slice(-2).map((day) => day.slice(0, 7))).toEqual(['2026-11', '2027-02']);
  });

  it('are marked as sample data', async () => {
    expect(await rows('select 1 from corporate_actions where not is_sample')).toEqual([]);
  });
});
