import { and, desc, eq, gte, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../db/pool';
import { sectors, sectorSymbols, symbols } from '../db/schema/market';
import { customPatterns, predictionOutcomes, predictions, stocksToWatch } from '../db/schema/predictions';

type Handle = Tx | Database;

/** Predictions about sectors, or about stocks; of one sector or its members when a slug is given. */
export type SignalScope = { scope: 'sector' | 'stock'; slug: string | undefined };

const about = ({ scope, slug }: SignalScope): SQL | undefined => {
  if (slug === undefined) return eq(predictions.scope, scope);
  const subjects =
    scope === 'sector' ? sql`(${slug}::text)` : sql`(select m.ticker from ${sectorSymbols} m where m.slug = ${slug})`;
  return and(eq(predictions.scope, scope), sql`${predictions.subject} in ${subjects}`);
};

/** Samples until the first real prediction of the scope: a record is never that of both. */
const ofOneKind = ({ scope }: SignalScope) => sql`${predictions.isSample} = not exists (
  select from ${predictions} said where said.scope = ${scope} and not said.is_sample)`;

type Wanted = SignalScope & { open: number; settled: number };

/**
 * Timing signals with what became of them: so many that are open first, then so many settled, each the latest first.
 * Each has its own limit: a hundred open ones must not push the record off the list.
 */
export async function listTiming(handle: Handle, { open, settled, ...scope }: Wanted) {
  const ofState = (state: 'open' | 'settled', limit: number) =>
    handle
      .select({
        prediction: predictions,
        outcome: predictionOutcomes,
        name: sql<string | null>`coalesce(
          (select s.name from ${sectors} s where s.slug = ${predictions.subject}),
          (select s.name from ${symbols} s where s.ticker = ${predictions.subject}))`.as('name'),
      })
      .from(predictions)
      .leftJoin(predictionOutcomes, eq(predictionOutcomes.predictionId, predictions.id))
      .where(
        and(
          about(scope),
          ofOneKind(scope),
          eq(predictions.kind, 'timing'),
          (state === 'open' ? isNull : isNotNull)(predictionOutcomes.predictionId),
        ),
      )
      .orderBy(desc(predictions.issuedAt), desc(predictions.id))
      .limit(limit);
  const rows =
    open > 0 ? await unionAll(ofState('open', open), ofState('settled', settled)) : await ofState('settled', settled);
  // The two halves of a union promise no order between them.
  return [...rows.filter(({ outcome }) => outcome === null), ...rows.filter(({ outcome }) => outcome !== null)];
}

export type Tally = {
  scores: { kind: 'price' | 'timing'; horizonDays: number; settled: number; hits: number; baselineHits: number }[];
  /** Timing signals that are open. */
  open: number;
  /** For the sentence that refuses an unknown sector. */
  slugs: string[];
};

/** How all predictions of a scope did, whether they are listed or not: one row. */
export async function tallySignals(handle: Handle, scope: SignalScope): Promise<Tally> {
  const { rows } = await handle.execute<Tally>(sql`
    with counted as (
      select ${predictions.kind} as kind, ${predictions.horizonDays} as "horizonDays",
        count(${predictionOutcomes.predictionId})::int as settled,
        (count(*) filter (where ${predictionOutcomes.isHit}))::int as hits,
        (count(*) filter (where ${predictionOutcomes.isBaselineHit}))::int as "baselineHits",
        (count(*) - count(${predictionOutcomes.predictionId}))::int as open
      from ${predictions} left join ${predictionOutcomes} on ${predictionOutcomes.predictionId} = ${predictions.id}
      where ${about(scope)} and ${ofOneKind(scope)} group by 1, 2
    )
    select coalesce((select jsonb_agg(to_jsonb(counted) - 'open' order by kind desc, "horizonDays")
        from counted where settled > 0), '[]') as scores,
      coalesce((select sum(open) from counted where kind = 'timing'), 0)::int as open,
      array(select slug from ${sectors} order by rank) as slugs`);
  const [tally] = rows;
  if (!tally) throw new Error('A tally without a row.');
  return tally;
}

const closeOn = (day: SQL) => sql<number | null>`(
  select b.close_cents from daily_bars b where b.ticker = ${stocksToWatch.ticker} and b.day <= ${day}
  order by b.day desc limit 1)`;

/** Samples until the first real entry, then never beside one. */
const ofOneMark = sql`${stocksToWatch.isSample} = not exists (select from ${stocksToWatch} real where not real.is_sample)`;

/** The short list, the latest first, with the closes between which its change is counted, and how many are on it now. */
export const listWatched = (handle: Handle, { current, limit }: { current: boolean; limit: number }) =>
  handle
    .select({
      entry: stocksToWatch,
      name: symbols.name,
      from: closeOn(sql`${stocksToWatch.putOn}`),
      to: closeOn(sql`coalesce(${stocksToWatch.takenOff}, 'infinity'::date)`),
    })
    .from(stocksToWatch)
    .innerJoin(symbols, eq(symbols.ticker, stocksToWatch.ticker))
    .where(and(ofOneMark, current ? undefined : isNotNull(stocksToWatch.takenOff)))
    .orderBy(sql`${stocksToWatch.takenOff} is not null`, desc(stocksToWatch.putOn), desc(stocksToWatch.id))
    .limit(limit);

export const countWatched = (handle: Handle) => handle.$count(stocksToWatch, and(ofOneMark, sql`taken_off is null`));

/** Shapes that were found since a day, the latest first. */
export const listPatterns = (handle: Handle, { since, limit }: { since: string; limit: number }) =>
  handle
    .select({ pattern: customPatterns, name: symbols.name })
    .from(customPatterns)
    .innerJoin(symbols, eq(symbols.ticker, customPatterns.ticker))
    .where(gte(customPatterns.day, since))
    .orderBy(desc(customPatterns.day), customPatterns.ticker, customPatterns.pattern)
    .limit(limit);
