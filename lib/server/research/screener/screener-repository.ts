import { asc, eq, sql } from 'drizzle-orm';
import type { SectorPeriod } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import type { Handle } from '@/lib/server/platform/db/pool';
import { sectorFigures, symbolFigures } from '@/lib/server/platform/db/schema/figures';
import { sectors, sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';
import { screenCondition, screenOrder, valuesColumn } from './screen-columns-repository';

export type ScreenedStock = { ticker: string; name: string; values: (number | null)[] };

/** The stocks of a screen in its order; all of them if there is no limit. */
export const listScreened = (
  handle: Handle,
  screen: Screen,
  { limit, offset = 0 }: { limit?: number; offset?: number },
): Promise<ScreenedStock[]> => {
  const found = handle
    .select({ ticker: symbols.ticker, name: symbols.name, values: valuesColumn(screen.columns) })
    .from(symbols)
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, symbols.ticker))
    .where(screenCondition(screen))
    .orderBy(...screenOrder(screen.sort))
    .$dynamic();
  return limit === undefined ? found : found.limit(limit).offset(offset);
};

/** How many stocks match a screen, by the source of their figures. */
export const countScreened = (handle: Handle, screen: Screen) =>
  handle
    .select({
      source: sql<string>`coalesce(${symbolFigures.source}, ${symbols.source}) as figures_source`,
      isSample: sql<boolean>`bool_or(coalesce(${symbolFigures.isSample}, ${symbols.isSample}))`,
      asOf: sql<Date>`max(coalesce(${symbolFigures.asOf}, ${symbols.asOf}))`.mapWith(symbols.asOf),
      count: sql<number>`count(*)::int`,
    })
    .from(symbols)
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, symbols.ticker))
    .where(screenCondition(screen))
    .groupBy(sql`figures_source`);

/** Changes in percent, equal-weighted like the sectors' indexes, so that all pages show the same numbers. */
const changes = {
  day: sql<
    number | null
  >`100.0::float8 * (avg(${symbolFigures.priceCents}::float8 / nullif(${symbolFigures.previousCents}, 0)) - 1)`,
  // The last month that has an index level, compared with the same month of the year before.
  year: sql<number | null>`(
    select 100.0::float8 * (latest.value / nullif(earlier.value, 0) - 1)
    from ${sectorFigures} latest left join ${sectorFigures} earlier
      on earlier.slug = latest.slug and earlier.metric = latest.metric and earlier.series = latest.series
      and earlier.at = (left(latest.at, 4)::int - 1)::text || substr(latest.at, 5)
    where latest.slug = ${sectors}.slug and latest.metric = 'price-index' and latest.series = 'sector'
      and latest.value is not null
    order by latest.at desc limit 1)`,
} satisfies Record<SectorPeriod, unknown>;

/** Each sector's number of stocks, total market cap and equal-weighted change. */
export const listSectorSizes = (handle: Handle, period: SectorPeriod) => {
  const { marketCap } = symbolFigures;
  return handle
    .select({
      slug: sectors.slug,
      name: sectors.name,
      members: sql<number>`count(${sectorSymbols.ticker})::int`,
      marketCap: sql<number | null>`sum(${marketCap})::float8`,
      change: changes[period],
      source: sql<string | null>`max(${symbolFigures.source})`,
      asOf: sql<Date | null>`max(${symbolFigures.asOf})`.mapWith(symbols.asOf),
      isSample: sql<boolean>`coalesce(bool_or(${symbolFigures.isSample}), false)`,
    })
    .from(sectors)
    .leftJoin(sectorSymbols, eq(sectorSymbols.slug, sectors.slug))
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, sectorSymbols.ticker))
    .groupBy(sectors.slug, sectors.name)
    .orderBy(sql`sum(${marketCap}) desc nulls last`, asc(sectors.slug));
};
