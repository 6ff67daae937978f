import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { sectorFigures } from '@/lib/server/platform/db/schema/figures';
import { sectors, sectorSymbols } from '@/lib/server/platform/db/schema/market';

/** What a sector's row shows. */
const overviewMetrics = ['revenue', 'net-income', 'cash-flow', 'pe-ratio', 'price-index'];

/** Sectors with the figures of their rows, one row per figure; all of them unless one is given. */
export const listSectorFigures = (handle: Handle, slug?: string) =>
  handle
    .select({
      sector: sectors,
      members: sql<number>`(select count(*)::int from ${sectorSymbols} where ${sectorSymbols.slug} = ${sectors.slug})`,
      figure: sectorFigures,
    })
    .from(sectors)
    .leftJoin(
      sectorFigures,
      and(
        eq(sectorFigures.slug, sectors.slug),
        inArray(sectorFigures.metric, overviewMetrics),
        eq(sectorFigures.series, 'sector'),
      ),
    )
    .where(slug === undefined ? undefined : eq(sectors.slug, slug))
    .orderBy(asc(sectors.rank), asc(sectorFigures.metric), asc(sectorFigures.at));

/** For the error about an unknown sector. */
export async function listSlugs(handle: Handle) {
  const rows = await handle.select({ slug: sectors.slug }).from(sectors).orderBy(asc(sectors.rank));
  return rows.map(({ slug }) => slug);
}
