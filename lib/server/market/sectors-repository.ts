import { asc, sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { preparedRead } from '@/lib/server/platform/db/prepared-read';
import { sectorFigures, type SectorFigureRow } from '@/lib/server/platform/db/schema/figures';
import { sectors, sectorSymbols } from '@/lib/server/platform/db/schema/market';

/** What a sector's row shows. */
const overviewMetrics = ['revenue', 'net-income', 'cash-flow', 'pe-ratio', 'price-index'];

type Figure = Pick<SectorFigureRow, 'metric' | 'at' | 'value' | 'used' | 'members' | 'source' | 'asOf' | 'isSample'>;
type Listed = { sector: typeof sectors.$inferSelect; members: number; figures: Cells[] };
type Cells = readonly [
  metric: string,
  at: string,
  value: number | null,
  used: number,
  members: number,
  source: string,
  asOf: string,
  isSample: boolean,
];

/** All sectors, or one; the figures of a sector are one value, because a row for each takes ten times as long. */
const readSectors = preparedRead<{ slug: string | null }, Listed[]>('sector_figures', (database) =>
  database
    .select({
      sector: sectors,
      members: sql<number>`(select count(*)::int from ${sectorSymbols} m where m.slug = ${sectors}.slug)`,
      figures: sql<Listed['figures']>`(
        select coalesce(json_agg(
          json_build_array(f.metric, f.at, f.value, f.used, f.members, f.source, f.as_of, f.is_sample)
          order by f.metric, f.at), '[]')
        from ${sectorFigures} f
        where f.slug = ${sectors}.slug and f.series = 'sector' and f.metric = any(${sql.param(overviewMetrics)}::text[]))`,
    })
    .from(sectors)
    .where(sql`${sql.placeholder('slug')}::text is null or ${sectors.slug} = ${sql.placeholder('slug')}::text`)
    .orderBy(asc(sectors.rank)),
);

/** Sectors with the figures of their rows; all of them unless one is given. */
export async function listSectorFigures(slug?: string) {
  const found = await readSectors({ slug: slug ?? null });
  return found.map(({ sector, members, figures }) => ({ sector, members, figures: figures.map(toFigure) }));
}

const toFigure = ([metric, at, value, used, members, source, asOf, isSample]: Cells): Figure => ({
  ...{ metric, at, value, used, members },
  ...{ source, asOf: new Date(asOf), isSample },
});

/** For the error about an unknown sector. */
export async function listSlugs(handle: Handle) {
  const rows = await handle.select({ slug: sectors.slug }).from(sectors).orderBy(asc(sectors.rank));
  return rows.map(({ slug }) => slug);
}
