import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { RefreshKind } from '@/lib/domain/market/market-refresh';
import type { Handle } from '@/lib/server/platform/db/pool';
import {
  fundOwnership,
  priceTargets,
  sectorFigures,
  symbolFigures,
  yearlyFundamentals,
} from '@/lib/server/platform/db/schema/figures';
import { sectors, sectorSymbols } from '@/lib/server/platform/db/schema/market';
import { predictionOutcomes, predictions } from '@/lib/server/platform/db/schema/predictions';
import { freshnessColumn } from '@/lib/server/market/market-refreshes-repository';

const given = (values: readonly string[]) => sql`(select unnest(${sql.param([...values])}::text[]))`;

/** Some sectors with all figures of one metric, one row per figure; one row for a sector without any. */
export const listMetric = (
  handle: Handle,
  { slugs, metric, kind }: { slugs: readonly string[]; metric: string; kind: RefreshKind },
) =>
  handle
    .select({
      sector: sectors,
      figure: sectorFigures,
      freshness: freshnessColumn(kind, sql`(select ticker from ${sectorSymbols} where slug in ${given(slugs)})`),
    })
    .from(sectors)
    .leftJoin(sectorFigures, and(eq(sectorFigures.slug, sectors.slug), eq(sectorFigures.metric, metric)))
    .where(inArray(sectors.slug, [...slugs]))
    .orderBy(asc(sectors.rank), asc(sectorFigures.at));

/** The largest members of a sector by market cap. */
const largest = (slug: string, count: number) => sql`(
  select m.ticker from ${sectorSymbols} m left join ${symbolFigures} f on f.ticker = m.ticker
  where m.slug = ${slug} order by f.market_cap desc nulls last, m.rank limit ${count})`;

const marketCap = sql<
  number | null
>`(select market_cap::float8 from ${symbolFigures} f where f.ticker = ${sectorSymbols.ticker})`;

type Members = { slugs: readonly string[]; mostOf?: number };

const chosen = ({ slugs: [slug = '', ...more], mostOf }: Members) =>
  mostOf === undefined || more.length > 0
    ? inArray(sectorSymbols.slug, [slug, ...more])
    : and(eq(sectorSymbols.slug, slug), sql`${sectorSymbols.ticker} in ${largest(slug, mostOf)}`);

/** The statements of the members of some sectors, or of one sector's largest; oldest first. */
export const listMemberStatements = (handle: Handle, members: Members) =>
  handle
    .select({ slug: sectorSymbols.slug, ticker: sectorSymbols.ticker, marketCap, statement: yearlyFundamentals })
    .from(sectorSymbols)
    .innerJoin(yearlyFundamentals, eq(yearlyFundamentals.ticker, sectorSymbols.ticker))
    .where(chosen(members))
    .orderBy(asc(sectorSymbols.slug), asc(sectorSymbols.rank), asc(yearlyFundamentals.fiscalYear));

/** Fund ownership of the same. */
export const listMemberOwnership = (handle: Handle, members: Members) =>
  handle
    .select({ slug: sectorSymbols.slug, ticker: sectorSymbols.ticker, marketCap, ownership: fundOwnership })
    .from(sectorSymbols)
    .innerJoin(fundOwnership, eq(fundOwnership.ticker, sectorSymbols.ticker))
    .where(chosen(members))
    .orderBy(asc(sectorSymbols.slug), asc(sectorSymbols.rank), asc(fundOwnership.year));

/** Each member with its latest price targets and price. */
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

/** Predictions of a sector's index, by due date; the latest issue last. */
export const listIndexPredictions = (handle: Handle, slug: string) =>
  handle
    .select({ prediction: predictions, isSettled: sql<boolean>`${predictionOutcomes.predictionId} is not null` })
    .from(predictions)
    .leftJoin(predictionOutcomes, eq(predictionOutcomes.predictionId, predictions.id))
    .where(and(eq(predictions.scope, 'sector'), eq(predictions.subject, slug), eq(predictions.kind, 'price')))
    .orderBy(asc(predictions.dueOn), asc(predictions.issuedAt));
