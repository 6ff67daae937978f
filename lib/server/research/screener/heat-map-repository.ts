import { and, eq, gt, sql } from 'drizzle-orm';
import type { MapPeriod } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import type { Handle } from '@/lib/server/platform/db/pool';
import { symbolFigures as figures } from '@/lib/server/platform/db/schema/figures';
import { sectors, sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';
import { changeFrom, figureColumns, screenCondition } from './screen-columns-repository';

/** The last close at least a period before the latest one. */
const closeBefore = (period: '7 days' | '1 month') => sql`(
  select b.close_cents from daily_bars b
  where b.ticker = ${figures.ticker} and b.day <= (${figures.priceDay} - interval '${sql.raw(period)}')::date
  order by b.day desc limit 1)`;

const changes = {
  day: figureColumns.change,
  week: changeFrom(closeBefore('7 days')),
  month: changeFrom(closeBefore('1 month')),
  year: figureColumns['year-change'],
} satisfies Record<MapPeriod, unknown>;

/** The stocks of a screen that have a market cap, largest first, with their sectors. */
export const listMapped = (handle: Handle, screen: Screen, period: MapPeriod, limit: number) =>
  handle
    .select({
      ticker: symbols.ticker,
      name: symbols.name,
      marketCap: sql<number>`${figures.marketCap}::float8`,
      change: changes[period],
      sectors: sql<{ slug: string; name: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('slug', s.slug, 'name', s.name) order by s.rank)
        from ${sectorSymbols} m join ${sectors} s on s.slug = m.slug where m.ticker = ${symbols.ticker}), '[]')`,
      source: figures.source,
      asOf: figures.asOf,
      isSample: figures.isSample,
    })
    .from(symbols)
    .innerJoin(figures, eq(figures.ticker, symbols.ticker))
    .where(and(screenCondition(screen), gt(figures.marketCap, 0)))
    .orderBy(sql`${figures.marketCap} desc, ${symbols.ticker}`)
    .limit(limit);

/** How many stocks match a screen, and how many of them have a market cap. */
export async function countMapped(handle: Handle, screen: Screen) {
  const [counts] = await handle
    .select({
      matching: sql<number>`count(*)::int`,
      sized: sql<number>`(count(*) filter (where ${figures.marketCap} > 0))::int`,
    })
    .from(symbols)
    .leftJoin(figures, eq(figures.ticker, symbols.ticker))
    .where(screenCondition(screen));
  return counts ?? { matching: 0, sized: 0 };
}
