import { beforeAll, describe, expect, it } from 'vitest';
import { db, pool } from '@/lib/server/platform/db/pool';
import { seedMarket } from '@/lib/server/sample-data/market/index';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';

const sectors = ['robotics', 'semiconductors', 'jim-cramer'];
const rows = async <Row extends object>(statement: string, values: unknown[] = []) =>
  (await pool().query<Row>(statement, values)).rows;

type Told = { ticker: string; day: string; headline: string; summary: string };
let told: Told[];

beforeAll(async () => {
  await seedMarketReference(db());
  await seedMarket(db(), { today: '2026-11-21', sectors, years: 2 });
  told = await rows<Told>(`
    select n.ticker, (a.published_at at time zone 'UTC')::date::text as day, a.headline, a.summary
    from news_articles a join news_symbols n on n.article_id = a.id`);
});

/** A headline with its names and numbers removed. */
const patternOf = (headline: string) =>
  headline
    .replace('Sample story: ', '')
    .replaceAll(/[A-Z0-9$+−][^\s:]*/g, '')
    .replaceAll(/[\s,&]+/g, ' ')
    .trim();

const latest = (slug: string) =>
  rows<{ headline: string; day: string }>(
    `select distinct a.headline, a.published_at, a.id, (a.published_at at time zone 'UTC')::date::text as day
     from news_articles a join news_symbols n on n.article_id = a.id join sector_symbols m on m.ticker = n.ticker
     where m.slug = $1 order by a.published_at desc, a.id desc limit 20`,
    [slug],
  );

describe.each(sectors)('[B6] [B11] the sample news of %s', (slug) => {
  it('differ: of twenty no sentence is told more than five times', async () => {
    const patterns = Map.groupBy(await latest(slug), ({ headline }) => patternOf(headline));
    const counts = [...patterns.values()].map((same) => same.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    expect(counts.length).toBeGreaterThanOrEqual(9);
  });

  it('cover several days, with a few stories each', async () => {
    const days = Map.groupBy(await latest(slug), ({ day }) => day);
    expect(days.size).toBeGreaterThanOrEqual(6);
    for (const [day, stories] of days) expect([day, stories.length <= 5]).toEqual([day, true]);
  });
});

it('[B6] [B11] every stock has news', () => {
  const stories = Map.groupBy(told, ({ ticker }) => ticker);
  expect(stories.size).toBeGreaterThanOrEqual(33);
  for (const [ticker, own] of stories) expect([ticker, own.length >= 4]).toEqual([ticker, true]);
});

describe('[B11] a sample story agrees with the stored prices', () => {
  /** The closes of a stock up to a day, latest first. */
  const closesUpTo = async ({ ticker, day }: Told, count: number) => {
    const found = await rows<{ cents: number }>(
      'select close_cents as cents from daily_bars where ticker = $1 and day <= $2 order by day desc limit $3',
      [ticker, day, count],
    );
    return found.map(({ cents }) => cents);
  };

  it('about a large move of one day', async () => {
    const moves = told.filter(({ headline }) => / its largest one-day /.test(headline));
    expect(moves.length).toBeGreaterThan(20);
    for (const move of moves) {
      const [verb, size] = /(falls|jumps) ([\d.]+)%/.exec(move.headline)?.slice(1) ?? [];
      const [now = 0, before = 1] = await closesUpTo(move, 2);
      const change = 100 * (now / before - 1);
      expect([move.headline, Math.abs(change).toFixed(1), change < 0]).toEqual([move.headline, size, verb === 'falls']);
      expect(Math.abs(change)).toBeGreaterThanOrEqual(2);
    }
  });

  it('about a 52-week high or low', async () => {
    const extremes = told.filter(({ headline }) => /first 52-week (high|low)/.test(headline));
    expect(extremes.length).toBeGreaterThan(10);
    for (const extreme of extremes) {
      const [now = 0, ...year] = await closesUpTo(extreme, 252);
      const isExtreme = /52-week high/.test(extreme.headline) ? now > Math.max(...year) : now < Math.min(...year);
      expect([extreme.headline, isExtreme]).toEqual([extreme.headline, true]);
    }
  });

  it('about six days in a row', async () => {
    const streaks = told.filter(({ headline }) => /sixth day in a row/.test(headline));
    expect(streaks.length).toBeGreaterThan(5);
    for (const streak of streaks) {
      const closes = await closesUpTo(streak, 8);
      const rises = closes.slice(0, -1).map((close, index) => close > (closes[index + 1] ?? 0));
      const isRise = / rises /.test(streak.headline);
      expect([streak.headline, rises.map((rise) => rise === isRise)]).toEqual([
        streak.headline,
        [true, true, true, true, true, true, false],
      ]);
    }
  });
});
