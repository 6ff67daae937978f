import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSectors } from '@/lib/domain/research/sectors';
import { tradingDays } from '@/lib/domain/shared/calendar/market-calendar';
import { db, pool } from '@/lib/server/platform/db/pool';
import { seedMarket } from '@/lib/server/sample-data/market/index';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';

const today = '2026-11-21';
const rows = async <Row extends object>(statement: string) => (await pool().query<Row>(statement)).rows;
const count = async (statement: string) => Number((await rows<{ n: string }>(`select count(*) n ${statement}`))[0]?.n);

beforeAll(async () => {
  await seedMarketReference(db());
  // Simulates two processes of one installation.
  await Promise.all([seedMarket(db(), { today }), seedMarket(db(), { today })]);
});

describe('[B5] sectors and their members', () => {
  it('are the six of section 9 first, then more, each with 8 to 14 members', async () => {
    const found = await rows<{ slug: string; name: string; n: number }>(
      'select slug, name, (select count(*)::int from sector_symbols m where m.slug = s.slug) n from sectors s order by rank',
    );
    expect(found.slice(0, 6).map(({ slug, name }) => ({ slug, label: name }))).toEqual(defaultSectors);
    expect(found.length).toBeGreaterThanOrEqual(10);
    for (const { n } of found) expect(n >= 8 && n <= 14).toBe(true);
    expect(await count(`from symbols where kind = 'stock'`)).toBeGreaterThanOrEqual(60);
    expect(
      await count(
        `from symbols s where kind = 'stock' and not exists (select from sector_symbols m where m.ticker = s.ticker)`,
      ),
    ).toBe(0);
    expect(await rows(`select ticker from symbols where kind = 'fund'`)).toEqual([{ ticker: 'SPY' }]);
  });
});

describe('[B1] the sample', () => {
  it.each([
    'yearly_fundamentals',
    'daily_bars',
    'recommendations',
    'price_targets',
    'fund_ownership',
    'symbol_figures',
    'sector_figures',
    'predictions',
    'custom_patterns',
    'news_articles',
  ])('marks every row of %s', async (table) => {
    expect(await count(`from ${table}`)).toBeGreaterThan(100);
    expect(await count(`from ${table} where not is_sample or source <> 'sample'`)).toBe(0);
  });

  it('is consistent: no statement contradicts itself', async () => {
    expect(
      await count(`from yearly_fundamentals where
      not (net_income <= coalesce(gross_profit, revenue) and coalesce(gross_profit, revenue) <= revenue)
      or total_assets < total_debt + total_equity or current_assets > total_assets or cash > coalesce(current_assets, total_assets)
      or dividends > greatest(net_income, 0) or revenue <= 0 or total_equity <= 0
      or abs(operating_cash_flow - net_income) > 0.15 * revenue`),
    ).toBe(0);
    expect(await count('from yearly_fundamentals where net_income < 0')).toBeGreaterThan(50);
    expect(await count('from yearly_fundamentals where is_restated')).toBeGreaterThan(10);
    expect(await count('from yearly_fundamentals where gross_profit is null')).toBeGreaterThan(0);
  });

  it('has falling sectors as well: some fall over five years, most rise', async () => {
    const changes = await rows<{ slug: string; change: number }>(`
      select slug, 100 * ((array_agg(value order by at desc))[1] / (array_agg(value order by at))[1] - 1) as change
      from sector_figures where metric = 'price-index' and at >= '2021-11' group by slug`);
    expect(changes).toHaveLength(10);
    const fallen = changes.filter(({ change }) => change < 0).map(({ slug }) => slug);
    expect(fallen).toEqual(expect.arrayContaining(['3d-printing', 'clean-energy']));
    expect(fallen.length).toBeLessThanOrEqual(5);
    for (const { slug, change } of changes) expect(change > -60 && change < 200, slug).toBe(true);
  });

  it('does not contradict common knowledge: who pays a dividend, and who never did', async () => {
    const paid = async (ticker: string) =>
      count(`from yearly_fundamentals where ticker = '${ticker}' and net_income > 0 and dividends > 0`);
    const earned = async (ticker: string) =>
      count(`from yearly_fundamentals where ticker = '${ticker}' and net_income > 0`);
    for (const ticker of ['AAPL', 'MSFT', 'NVDA', 'COST', 'HD', 'PG', 'QCOM', 'TXN', 'F'])
      expect([ticker, await paid(ticker)]).toEqual([ticker, await earned(ticker)]);
    for (const ticker of ['AMZN', 'TSLA', 'AMD', 'ADBE', 'ISRG', 'NOW', 'CRWD'])
      expect([ticker, await paid(ticker)]).toEqual([ticker, 0]);
  });

  it('does not contradict common knowledge: the market values carmakers below their sales, but Tesla, and start-ups above them', async () => {
    const carmakers = await rows<{ ticker: string; cap: number; sales: number }>(`
      select s.ticker, s.shares_outstanding * f.price_cents / 100.0 as cap,
        (select y.revenue from yearly_fundamentals y where y.ticker = s.ticker order by y.period_end desc limit 1) as sales
      from symbols s join symbol_figures f using (ticker) where s.ticker in ('TSLA', 'F', 'GM') order by cap desc`);
    expect(carmakers.map(({ ticker }) => ticker)[0]).toBe('TSLA');
    for (const { ticker, cap, sales } of carmakers)
      expect([ticker, Number(cap) < Number(sales)]).toEqual([ticker, ticker !== 'TSLA']);
    expect(await count(`from symbol_figures where ticker = 'QS' and market_cap > 1e9`)).toBe(1);
    expect(await count(`from symbol_figures where ticker = 'SERV' and market_cap > 1e8`)).toBe(1);
  });

  it('covers ten fiscal years, and five years of trading days up to the last before today', async () => {
    const [apple] = await rows<{ years: number; days: number; last: string; first: string }>(`
      select (select count(*)::int from yearly_fundamentals where ticker = 'AAPL') years, count(*)::int days,
             max(day)::text last, min(day)::text first from daily_bars where ticker = 'AAPL'`);
    expect(apple?.years).toBeGreaterThanOrEqual(10);
    expect(apple).toMatchObject({ last: '2026-11-20', first: '2021-11-22' });
    expect(apple?.days).toBe(tradingDays('2021-11-21', '2026-11-20').length);
    expect(await count(`from yearly_fundamentals where period_end > '2026-10-01'`)).toBe(0);
  });

  it('ends each fiscal year with the close of its last trading day', async () => {
    const compared = await rows<{ ends: number; close: number }>(`
      select f.year_end_price_cents ends, (select b.close_cents from daily_bars b where b.ticker = f.ticker
        and b.day <= f.period_end order by b.day desc limit 1) as close
      from yearly_fundamentals f where f.period_end >= '2021-12-01' and f.year_end_price_cents is not null`);
    expect(compared.length).toBeGreaterThan(400);
    expect(compared.filter(({ ends, close }) => ends !== close)).toEqual([]);
  });

  it('has targets around the last close, and recommendations of each of 48 months', async () => {
    expect(
      await count(`from price_targets t join symbol_figures f using (ticker) where t.day = f.price_day
      and t.mean_cents between f.price_cents * 0.5 and f.price_cents * 2`),
    ).toBe(await count(`from symbols where kind = 'stock'`));
    const [month] = await rows<{ n: number }>(`select count(distinct month)::int n from recommendations`);
    expect(month?.n).toBe(48);
    expect(await count('from recommendations where least(strong_buy, buy, hold, sell, strong_sell) < 0')).toBe(0);
  });

  it('[B13] has the predictions of one rule on each day, with their outcomes', async () => {
    const kinds = await rows<{ scope: string; kind: string; settled: number; open: number }>(`
      select scope, kind, count(o.*)::int settled, (count(*) - count(o.*))::int open
      from predictions p left join prediction_outcomes o on o.prediction_id = p.id group by 1, 2`);
    expect(kinds).toHaveLength(4);
    for (const { settled, open } of kinds) expect(settled >= 200 && open >= 10).toBe(true);
    // Settled exactly when due, at the close of the stored bars.
    expect(
      await count(`from predictions p left join prediction_outcomes o on o.prediction_id = p.id
      where (p.due_on <= '2026-11-20') <> (o.prediction_id is not null)`),
    ).toBe(0);
    expect(
      await count(`from predictions p join prediction_outcomes o on o.prediction_id = p.id
      where scope = 'stock' and abs(o.actual_value * 100 - (select close_cents from daily_bars b where b.ticker = p.subject
        and b.day <= p.due_on order by day desc limit 1)) > 0.01`),
    ).toBe(0);
    expect(
      await count(`from predictions p where scope = 'stock' and abs(start_value * 100 - (select close_cents
      from daily_bars b where b.ticker = p.subject and b.day = p.issued_at::date)) > 0.01`),
    ).toBe(0);
  });

  it('[B13] predicts a sector on the scale of its monthly index', async () => {
    const compared = await rows<{ start: number; level: number }>(`
      select p.start_value start, f.value as level from predictions p join sector_figures f
        on f.slug = p.subject and f.metric = 'price-index' and f.at = '2026-11'
      where p.scope = 'sector' and p.issued_at::date = '2026-11-20'`);
    expect(compared).toHaveLength(20);
    for (const { start, level } of compared) expect(start).toBeCloseTo(level, 6);
  });

  it('labels its news as samples, without a link, each once, some about several stocks', async () => {
    expect(
      await count(`from news_articles where headline not like 'Sample story: %' or publisher <> 'Sample feed'
      or url is not null or summary not like '%generated by a program%'`),
    ).toBe(0);
    expect(await count(`from news_articles where published_at >= '2026-11-21'`)).toBe(0);
    expect(
      await count('from (select from news_symbols group by article_id having count(*) > 1) shared'),
    ).toBeGreaterThan(30);
    expect(
      await count(`from news_articles a where not exists (select from news_symbols n where n.article_id = a.id)`),
    ).toBe(0);
  });

  it('puts stocks on the short list for reasons that its own statements support', async () => {
    expect(await count('from stocks_to_watch where taken_off is null')).toBeGreaterThanOrEqual(8);
    expect(await count('from stocks_to_watch where taken_off is not null')).toBeGreaterThanOrEqual(8);
    const listed = await rows<{ reason: string; grown: string }>(`
      select reason, round(100 * (now.revenue::numeric / before.revenue - 1), 1)::text grown from stocks_to_watch w
      join yearly_fundamentals now on now.ticker = w.ticker
        and now.fiscal_year = substring(reason from 'fiscal year (\\d+)')::int
      join yearly_fundamentals before on before.ticker = w.ticker and before.fiscal_year = now.fiscal_year - 1`);
    expect(listed.length).toBe(await count('from stocks_to_watch'));
    for (const { reason, grown } of listed) expect(reason).toContain(`grew ${grown}%`);
  });

  it('is the same on every machine and does nothing at a later start', async () => {
    const [apple] = await rows(`select close_cents c from daily_bars where ticker = 'AAPL' and day = '2024-05-01'`);
    expect(apple).toEqual({ c: 15_875 });
    const before = await rows(
      'select distinct xmin::text from daily_bars union all select distinct xmin::text from symbols order by 1',
    );
    await seedMarketReference(db());
    await seedMarket(db(), { today: '2026-12-24' });
    expect(
      await rows(
        'select distinct xmin::text from daily_bars union all select distinct xmin::text from symbols order by 1',
      ),
    ).toEqual(before);
  });
});
