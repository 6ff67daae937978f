import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { predictionOutcomes, predictions, type PredictionRow } from '@/lib/server/platform/db/schema/predictions';
import { sectors, sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';

/** With `isOfOne`, only a single sector or the stocks in it; otherwise all. */
export type TimingScope = { scope: PredictionRow['scope']; isOfOne: boolean };

/** Parameters that vary between calls of a scope: the sector, and how many open and settled predictions to list. */
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
  /** Results of all settled predictions, whether listed or not. */
  scores: { kind: 'price' | 'timing'; horizonDays: number; settled: number; hits: number; baselineHits: number }[];
  /** Number of open timing signals. */
  open: number;
  /** All sector slugs, for the error about an unknown one. */
  slugs: string[];
};

export const timingTables = [predictions, predictionOutcomes, sectors, sectorSymbols, symbols];

/**
 * Timing signals with the scores of their scope, as one JSON value: open ones, then settled ones, each by latest day
 * first and then by subject; and the settled price forecasts. The limits are separate, so that open signals cannot push
 * settled ones off the list.
 */
export function timingOf(scope: TimingScope): SQL<Timing> {
  const subjects = about(scope, sql.placeholder('slug'));
  const forecasts = listOf(sql`${subjects} and ${settledOf('price')}`, sql.placeholder('settled'));
  const open = listOf(sql`${subjects} and p.kind = 'timing' and o.prediction_id is null`, sql.placeholder('open'));
  const settled = listOf(sql`${subjects} and ${settledOf('timing')}`, sql.placeholder('settled'));
  return sql`(
    with counted as (
      select p.kind, p.horizon_days as "horizonDays",
        count(o.prediction_id)::int as settled,
        (count(*) filter (where o.is_hit))::int as hits,
        (count(*) filter (where o.is_baseline_hit))::int as "baselineHits",
        (count(*) - count(o.prediction_id))::int as open
      from ${predictions} p left join ${predictionOutcomes} o on o.prediction_id = p.id
      where ${subjects} group by 1, 2
    )
    select jsonb_build_object(
      'items', ${open} || ${settled},
      'forecasts', ${forecasts},
      'scores', coalesce((select jsonb_agg(to_jsonb(counted) - 'open' order by kind desc, "horizonDays")
        from counted where settled > 0), '[]'),
      'open', coalesce((select sum(open) from counted where kind = 'timing'), 0),
      'slugs', array(select slug from ${sectors} order by rank)))`;
}

/** Position in a list of settled predictions: the day of issue, the subject and the id of the last one. */
export type TimingPlace = { day: string; subject: string; id: string };

type SettledPage = { scope: TimingScope['scope']; slug: string | null; kind: Kind; after: TimingPlace; limit: number };

/** Settled predictions of one kind after a position, in the order of `timingOf`. */
export async function listSettledAfter(handle: Handle, { scope, slug, kind, after, limit }: SettledPage) {
  const day = issueDay(sql`p.issued_at`);
  const isAfter = sql`(${day} < ${after.day}::date
    or (${day} = ${after.day}::date and (p.subject, p.id) > (${after.subject}, ${after.id})))`;
  const where = sql`${about({ scope, isOfOne: slug !== null }, slug)} and ${settledOf(kind)} and ${isAfter}`;
  const { rows } = await handle.execute<{ listed: ListedTiming[] }>(sql`select ${listOf(where, limit)} as listed`);
  return rows[0]?.listed ?? [];
}

type Kind = PredictionRow['kind'];

const settledOf = (kind: Kind) => sql`p.kind = ${sql.raw(`'${kind}'`)} and o.prediction_id is not null`;

const issueDay = (issuedAt: SQL) => sql`(${issuedAt} at time zone 'utc')::date`;

const listOf = (where: SQL, limit: Placeholder | number) => sql`coalesce((
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
    where ${where}
    order by ${issueDay(sql`p.issued_at`)} desc, p.subject, p.id limit ${limit}::int
  ) listed), '[]')`;

/**
 * Condition on the subjects of a scope. It selects samples until the scope's first real prediction exists, then only
 * real ones.
 */
const about = ({ scope, isOfOne }: TimingScope, slug: Placeholder | string | null) => {
  const scopeLiteral = sql.raw(`'${scope}'`);
  const subjects =
    scope === 'sector'
      ? sql`(${slug}::text)`
      : sql`(select m.ticker from ${sectorSymbols} m where m.slug = ${slug}::text)`;
  return sql`p.scope = ${scopeLiteral} ${isOfOne ? sql`and p.subject in ${subjects}` : sql``}
    and p.is_sample = not exists (select from ${predictions} said where said.scope = ${scopeLiteral} and not said.is_sample)`;
};
