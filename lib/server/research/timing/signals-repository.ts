import { and, desc, eq, gte, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Handle } from '@/lib/server/platform/db/pool';
import { sectors, sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';
import {
  customPatterns,
  predictionOutcomes,
  predictions,
  stocksToWatch,
} from '@/lib/server/platform/db/schema/predictions';

/** Predictions about sectors, or about stocks; of one sector or its members when a slug is given. */
export type SignalScope = { scope: 'sector' | 'stock'; slug: string | undefined };

const about = ({ scope, slug }: SignalScope): SQL | undefined => {
  if (slug === undefined) return eq(predictions.scope, scope);
  const subjects =
    scope === 'sector' ? sql`(${slug}::text)` : sql`(select m.ticker from ${sectorSymbols} m where m.slug = ${slug})`;
  return and(eq(predictions.scope, scope), sql`${predictions.subject} in ${subjects}`);
};

/** Samples until the scope's first real prediction: the two are never mixed. */
const ofOneKind = ({ scope }: SignalScope) => sql`${predictions.isSample} = not exists (
  select from ${predictions} said where said.scope = ${scope} and not said.is_sample)`;

type Wanted = SignalScope & { open: number; settled: number };

/**
 * Timing signals with their results: a number of open ones, then of settled ones, each latest first. Separate limits: a
 * hundred open ones must not push the settled ones off the list.
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
  // A union does not guarantee the order of its parts.
  return [...rows.filter(({ outcome }) => outcome === null), ...rows.filter(({ outcome }) => outcome !== null)];
}

export type Tally = {
  scores: { kind: 'price' | 'timing'; horizonDays: number; settled: number; hits: number; baselineHits: number }[];
  /** Open timing signals. */
  open: number;
  /** For the error about an unknown sector. */
  slugs: string[];
};

/** The results of all predictions of a scope, listed or not, in one row. */
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

/** Samples until the first real entry: the two are never mixed. */
const ofOneMark = sql`${stocksToWatch.isSample} = not exists (select from ${stocksToWatch} real where not real.is_sample)`;

/** The watch list, latest first, with the closes for its change, and the number of current entries. */
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

/** Patterns found since a day, latest first. */
export const listPatterns = (handle: Handle, { since, limit }: { since: string; limit: number }) =>
  handle
    .select({ pattern: customPatterns, name: symbols.name })
    .from(customPatterns)
    .innerJoin(symbols, eq(symbols.ticker, customPatterns.ticker))
    .where(gte(customPatterns.day, since))
    .orderBy(desc(customPatterns.day), customPatterns.ticker, customPatterns.pattern)
    .limit(limit);
