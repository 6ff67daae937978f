import { asc, sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { preparedRead } from '@/lib/server/platform/db/prepared-read';
import { sectors, sectorSymbols } from '@/lib/server/platform/db/schema/market';
import { figuresColumn, toFigure, type FigureCells } from './sector-figures-repository';

/** What a sector's row shows. */
const overviewMetrics = ['revenue', 'net-income', 'cash-flow', 'pe-ratio', 'price-index'];

type Listed = { sector: typeof sectors.$inferSelect; members: number; figures: FigureCells[] };

/** All sectors, or one. */
const readSectors = preparedRead<{ slug: string | null }, Listed[]>('sector_figures', (database) =>
  database
    .select({
      sector: sectors,
      members: sql<number>`(select count(*)::int from ${sectorSymbols} m where m.slug = ${sectors}.slug)`,
      figures: figuresColumn(sql`f.series = 'sector' and f.metric = any(${sql.param(overviewMetrics)}::text[])`),
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

/** For the error about an unknown sector. */
export async function listSlugs(handle: Handle) {
  const rows = await handle.select({ slug: sectors.slug }).from(sectors).orderBy(asc(sectors.rank));
  return rows.map(({ slug }) => slug);
}
