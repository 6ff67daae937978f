import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { predictionOutcomes, predictions, type PredictionRow } from '@/lib/server/platform/db/schema/predictions';
import { sectors, sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';

/** `isOfOne`: of one sector, or of the stocks in it; otherwise of all. */
export type TimingScope = { scope: PredictionRow['scope']; isOfOne: boolean };

/** What differs between calls of one scope: the sector, and how many to list of each kind. */
export type TimingLimits = { slug: string | null; open: number; settled: number };

export type ListedTiming = Omit<PredictionRow, 'issuedAt' | 'asOf'> & {
  issuedAt: string;
  asOf: string;
  name: string;
  outcome: { actualValue: number; isHit: boolean; isBaselineHit: boolean } | null;
};

export type Timing = {
  items: ListedTiming[];
  /** Settled price forecasts. */
  forecasts: ListedTiming[];
  /** The results of all predictions, listed or not. */
  scores: { kind: 'price' | 'timing'; horizonDays: number; settled: number; hits: number; baselineHits: number }[];
  /** Number of open timing signals. */
  open: number;
  /** Every sector, for the error about an unknown one. */
  slugs: string[];
};

export const timingTables = [predictions, predictionOutcomes, sectors, sectorSymbols, symbols];

/**
 * Timing signals with the results of their scope, as one JSON value: some open ones, then settled ones, each
 * latest day first and A to Z within a day; then the settled price forecasts. Separate limits: a hundred open ones must not push the settled ones off the list.
 */
export function timingOf(scope: TimingScope): SQL<Timing> {
  const forecasts = listOf(scope, sql`p.kind = 'price' and o.prediction_id is not null`, sql.placeholder('settled'));
  const open = listOf(scope, sql`p.kind = 'timing' and o.prediction_id is null`, sql.placeholder('open'));
  const settled = listOf(scope, sql`p.kind = 'timing' and o.prediction_id is not null`, sql.placeholder('settled'));
  return sql`(
    with counted as (
      select p.kind, p.horizon_days as "horizonDays",
        count(o.prediction_id)::int as settled,
        (count(*) filter (where o.is_hit))::int as hits,
        (count(*) filter (where o.is_baseline_hit))::int as "baselineHits",
        (count(*) - count(o.prediction_id))::int as open
      from ${predictions} p left join ${predictionOutcomes} o on o.prediction_id = p.id
      where ${about(scope)} group by 1, 2
    )
    select jsonb_build_object(
      'items', ${open} || ${settled},
      'forecasts', ${forecasts},
      'scores', coalesce((select jsonb_agg(to_jsonb(counted) - 'open' order by kind desc, "horizonDays")
        from counted where settled > 0), '[]'),
      'open', coalesce((select sum(open) from counted where kind = 'timing'), 0),
      'slugs', array(select slug from ${sectors} order by rank)))`;
}

const issueDay = (issuedAt: SQL) => sql`(${issuedAt} at time zone 'utc')::date`;

const listOf = (scope: TimingScope, state: SQL, limit: Placeholder) => sql`coalesce((
  select jsonb_agg(to_jsonb(listed) order by ${issueDay(sql`"issuedAt"`)} desc, subject, id) from (
    select p.id, p.kind, p.scope, p.subject, p.issued_at as "issuedAt", p.due_on as "dueOn",
      p.horizon_days as "horizonDays", p.direction, p.start_value as "startValue",
      p.predicted_value as "predictedValue", p.low_value as "lowValue", p.high_value as "highValue",
      p.baseline_value as "baselineValue", p.method, p.source, p.as_of as "asOf", p.is_sample as "isSample",
      coalesce((select s.name from ${sectors} s where s.slug = p.subject),
        (select s.name from ${symbols} s where s.ticker = p.subject), p.subject) as name,
      case when o.prediction_id is not null then jsonb_build_object(
        'actualValue', o.actual_value, 'isHit', o.is_hit, 'isBaselineHit', o.is_baseline_hit) end as outcome
    from ${predictions} p left join ${predictionOutcomes} o on o.prediction_id = p.id
    where ${about(scope)} and ${state}
    order by ${issueDay(sql`p.issued_at`)} desc, p.subject, p.id limit ${limit}::int
  ) listed), '[]')`;

const slug = sql`${sql.placeholder('slug')}::text`;

/** Samples until the scope's first real prediction: the two are never mixed. */
const about = ({ scope, isOfOne }: TimingScope) => {
  const scopeLiteral = sql.raw(`'${scope}'`);
  const subjects =
    scope === 'sector' ? sql`(${slug})` : sql`(select m.ticker from ${sectorSymbols} m where m.slug = ${slug})`;
  return sql`p.scope = ${scopeLiteral} ${isOfOne ? sql`and p.subject in ${subjects}` : sql``}
    and p.is_sample = not exists (select from ${predictions} said where said.scope = ${scopeLiteral} and not said.is_sample)`;
};
