import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { type Handle, preparedRead } from '@/lib/server/platform/db/pool';
import { sectorFigures, symbolFigures } from '@/lib/server/platform/db/schema/figures';
import { sectors, sectorSymbols } from '@/lib/server/platform/db/schema/market';
import { figuresColumn, toFigure, type FigureCells } from './sector-figures-repository';

/** The metrics in a sector's row of the overview. */
const overviewMetrics = ['revenue', 'net-income', 'cash-flow', 'price-index'];

export type ListedSector = {
  sector: typeof sectors.$inferSelect;
  members: number;
  /** The members' P/E ratios at their last close. */
  peRatios: (number | null)[];
  figures: FigureCells[];
};

const membersColumn = sql<number>`(select count(*)::int from ${sectorSymbols} m where m.slug = ${sectors}.slug)`;
const peRatiosColumn = sql<(number | null)[]>`(select coalesce(json_agg(f.pe_ratio), '[]')
  from ${sectorSymbols} m join ${symbolFigures} f on f.ticker = m.ticker where m.slug = ${sectors}.slug)`;
const overviewColumn = figuresColumn(
  sql`f.series = 'sector' and f.metric = any(${sql.param(overviewMetrics)}::text[])`,
);

const readSector = preparedRead<{ slug: string }, ListedSector[]>('sector_figures', (database) =>
  database
    .select({ sector: sectors, members: membersColumn, peRatios: peRatiosColumn, figures: overviewColumn })
    .from(sectors)
    .where(eq(sectors.slug, sql.placeholder('slug'))),
);

/** A sector with the figures of its row; undefined for an unknown slug. */
export async function findSectorFigures(slug: string) {
  const [found] = await readSector({ slug });
  return found && toSectorFigures(found);
}

export const overviewTables = [sectors, sectorSymbols, sectorFigures, symbolFigures];

/** All sectors with the figures of their rows, as one JSON value. */
export const overviewOfSectors: SQL<ListedSector[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'sector', json_build_object('slug', ${sectors}.slug, 'name', ${sectors}.name,
      'description', ${sectors}.description, 'rank', ${sectors}.rank),
    'members', ${membersColumn}, 'peRatios', ${peRatiosColumn}, 'figures', ${overviewColumn}) order by ${sectors}.rank), '[]')
  from ${sectors})`;

export const toSectorFigures = ({ figures, ...rest }: ListedSector) => ({ ...rest, figures: figures.map(toFigure) });

/** The slugs of all sectors, in their order. */
export async function listSlugs(handle: Handle) {
  const rows = await handle.select({ slug: sectors.slug }).from(sectors).orderBy(asc(sectors.rank));
  return rows.map(({ slug }) => slug);
}

/** All sectors with their names and descriptions, for the search. */
export const listSectorNames = (handle: Handle) =>
  handle
    .select({ slug: sectors.slug, name: sectors.name, description: sectors.description })
    .from(sectors)
    .orderBy(asc(sectors.rank));
