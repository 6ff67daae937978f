import { and, asc, eq, sql } from 'drizzle-orm';
import type { FreshnessColumn, RefreshKind } from '@/lib/domain/market/market-refresh';
import { type Handle, preparedRead } from '@/lib/server/platform/db/pool';
import {
  fundOwnership,
  priceTargets,
  symbolFigures,
  yearlyFundamentals,
  type FundOwnershipRow,
} from '@/lib/server/platform/db/schema/figures';
import { sectors, sectorSymbols } from '@/lib/server/platform/db/schema/market';
import { predictionOutcomes, predictions } from '@/lib/server/platform/db/schema/predictions';
import { figuresColumn, toFigure, type FigureCells } from '@/lib/server/market/sector-figures-repository';
import { freshnessColumn } from '@/lib/server/market/market-refreshes-repository';

const placeholder = {
  slugs: sql`(select unnest(${sql.placeholder('slugs')}::text[]))`,
  kind: sql.placeholder('kind'),
  metric: sql.placeholder('metric'),
  max: sql.placeholder('max'),
};

type MetricLine = { sector: typeof sectors.$inferSelect; figures: FigureCells[]; freshness: FreshnessColumn };
type MetricOf = { slugs: readonly string[]; metric: string; kind: RefreshKind };

const readMetric = preparedRead<MetricOf, MetricLine[]>('sector_metric', (database) =>
  database
    .select({
      sector: sectors,
      figures: figuresColumn(sql`f.metric = ${placeholder.metric}`),
      freshness: freshnessColumn(
        placeholder.kind,
        sql`(select ticker from ${sectorSymbols} where slug in ${placeholder.slugs})`,
      ),
    })
    .from(sectors)
    .where(sql`${sectors.slug} in ${placeholder.slugs}`)
    .orderBy(asc(sectors.rank)),
);

/** A sector with its figures of one metric. */
export type SectorFigures = Pick<Awaited<ReturnType<typeof listMetric>>[number], 'sector' | 'figures'>;

/** Several sectors, each with all figures of one metric, oldest first. */
export async function listMetric(filter: MetricOf) {
  const found = await readMetric(filter);
  return found.map(({ sector, figures, freshness }) => ({ sector, figures: figures.map(toFigure), freshness }));
}

const marketCap = sql<
  number | null
>`(select market_cap::float8 from ${symbolFigures} f where f.ticker = ${sectorSymbols}.ticker)`;

/** The `max` largest members by market cap of each sector in `slugs`. */
type Members = { slugs: readonly string[]; max: number };

const chosen = sql`(${sectorSymbols.slug}, ${sectorSymbols.ticker}) in (
  select slug, ticker from (
    select m.slug, m.ticker, row_number() over (partition by m.slug order by f.market_cap desc nulls last, m.rank) as place
    from ${sectorSymbols} m left join ${symbolFigures} f on f.ticker = m.ticker
    where m.slug in ${placeholder.slugs}) ranked
  where place <= ${placeholder.max}::int)`;

type StatementCells = [
  fiscalYear: number,
  revenue: number | null,
  netIncome: number | null,
  operatingCashFlow: number | null,
  shares: number | null,
  yearEndPriceCents: number | null,
  isRestated: boolean,
  source: string,
  asOf: string,
  isSample: boolean,
];

type Member = { slug: string; ticker: string; marketCap: number | null };

/** A member's statements as one JSON value, which is faster to read than rows (see figuresColumn). */
const statementsColumn = sql<StatementCells[]>`(
  select coalesce(json_agg(
    json_build_array(y.fiscal_year, y.revenue, y.net_income, y.operating_cash_flow, y.shares, y.year_end_price_cents,
      y.is_restated, y.source, y.as_of, y.is_sample)
    order by y.fiscal_year), '[]')
  from ${yearlyFundamentals} y where y.ticker = ${sectorSymbols}.ticker)`;

const readMemberStatements = preparedRead<Members, (Member & { statements: StatementCells[] })[]>(
  'member_statements',
  (database) =>
    database
      .select({ slug: sectorSymbols.slug, ticker: sectorSymbols.ticker, marketCap, statements: statementsColumn })
      .from(sectorSymbols)
      .where(chosen)
      .orderBy(asc(sectorSymbols.slug), asc(sectorSymbols.rank)),
);

/** The members of several sectors by rank, each with its statements, oldest first. */
export async function listMemberStatements(filter: Members) {
  const members = await readMemberStatements(filter);
  return members.map(({ statements, ...member }) => ({ ...member, statements: statements.map(toStatement) }));
}

function toStatement(cells: StatementCells) {
  const [
    fiscalYear,
    revenue,
    netIncome,
    operatingCashFlow,
    shares,
    yearEndPriceCents,
    isRestated,
    source,
    asOf,
    isSample,
  ] = cells;
  return {
    ...{ fiscalYear, revenue, netIncome, operatingCashFlow, shares, yearEndPriceCents },
    ...{ isRestated, source, asOf: new Date(asOf), isSample },
  };
}

/** The members of several sectors, each with its fund ownership. */
export const listMemberOwnership = preparedRead<Members, (Member & { ownership: FundOwnershipRow })[]>(
  'member_ownership',
  (database) =>
    database
      .select({ slug: sectorSymbols.slug, ticker: sectorSymbols.ticker, marketCap, ownership: fundOwnership })
      .from(sectorSymbols)
      .innerJoin(fundOwnership, eq(fundOwnership.ticker, sectorSymbols.ticker))
      .where(chosen)
      .orderBy(asc(sectorSymbols.slug), asc(sectorSymbols.rank), asc(fundOwnership.year)),
);

/** Each member of a sector with its price and latest price targets. */
export const listMemberTargets = (handle: Handle, slug: string) =>
  handle
    .select({ ticker: sectorSymbols.ticker, priceCents: symbolFigures.priceCents, target: priceTargets })
    .from(sectorSymbols)
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, sectorSymbols.ticker))
    .innerJoin(priceTargets, eq(priceTargets.ticker, sectorSymbols.ticker))
    .where(
      and(
        eq(sectorSymbols.slug, slug),
        sql`${priceTargets.day} = (select max(day) from ${priceTargets} last where last.ticker = ${sectorSymbols.ticker})`,
      ),
    )
    .orderBy(asc(sectorSymbols.rank));

/** Predictions of a sector's index, by due date and then by issue date. */
export const listIndexPredictions = (handle: Handle, slug: string) =>
  handle
    .select({ prediction: predictions, isSettled: sql<boolean>`${predictionOutcomes.predictionId} is not null` })
    .from(predictions)
    .leftJoin(predictionOutcomes, eq(predictionOutcomes.predictionId, predictions.id))
    .where(and(eq(predictions.scope, 'sector'), eq(predictions.subject, slug), eq(predictions.kind, 'price')))
    .orderBy(asc(predictions.dueOn), asc(predictions.issuedAt));
