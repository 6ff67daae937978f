import { sql, type SQL } from 'drizzle-orm';
import type { Database, Handle } from '@/lib/server/platform/db/pool';
import { revenueOf } from './revenue-sources-repository';
import { sourceOf } from './touch-source-repository';
import { cohortsOf } from './traffic-cohorts-repository';

export type Span = { from: Date; to: Date };
export type TrafficRow = {
  kind: 'all' | 'source' | 'campaign' | 'entry' | 'exit' | 'new' | 'opened' | 'cohort';
  name: string;
  visitors: number;
  visits: number;
  views: number;
  signUps: number;
};
export type OriginRow = {
  kind: 'first' | 'last' | 'click' | 'lead' | 'lead-first' | 'paid-first' | 'paid-last';
  name: string;
  hits: number;
  visitors: number;
};

const signUpPath = '/sign-up';
/** Maximum number of rows per kind; the remaining names are combined into "other". */
const maxNames = 25;

/**
 * Derives visits from events: one per browser session, with its source and its first and last page. A visitor is a
 * browser. It is attributed to the source of its first visit in the range, and counts as signed up if the server
 * recorded a sign-up.
 */
const visitsOf = ({ from, to }: Span) => sql`
  seen as (
    select coalesce(unique_id, session_id) as visitor, session_id, at, id, name, path,
           coalesce(lower(utm ->> 'utm_source'), referrer, 'direct') as source,
           nullif(concat_ws(' / ', utm ->> 'utm_source', utm ->> 'utm_medium', utm ->> 'utm_campaign'), '') as campaign
      from analytics_events
     where at >= ${from} and at < ${to} and session_id is not null
  ),
  visits as (
    select visitor, session_id, min(at) as began,
           (array_agg(source order by at, id))[1] as source,
           (array_agg(campaign order by at, id))[1] as campaign,
           (array_agg(path order by at, id) filter (where name <> 'logout_click'))[1] as entry,
           (array_agg(path order by at desc, id desc) filter (where name <> 'logout_click'))[1] as exit,
           count(*) filter (where name <> 'logout_click') as views,
           bool_or(path = ${signUpPath}) as opened
      from seen group by visitor, session_id
  ),
  joined as (
    select unique_id from analytics_events
     where at >= ${from} and at < ${to} and name = 'sign_up' and unique_id is not null group by unique_id
  ),
  visitors as (
    select visits.visitor, (array_agg(source order by began))[1] as source,
           (array_agg(campaign order by began))[1] as campaign, (array_agg(entry order by began))[1] as entry,
           (array_agg(exit order by began desc))[1] as exit,
           count(*) as visits, sum(views) as views, bool_or(opened) as opened,
           bool_or(joined.unique_id is not null) as joined
      from visits left join joined on joined.unique_id = visits.visitor group by visits.visitor
  )`;

/** One row per name, largest first, with the remaining names combined. Each visitor counts under one name per kind. */
const namesOf = (kind: string, column: SQL) => sql`
  select ${kind}::text as kind, case when place <= ${maxNames} then name else 'other' end as name,
         sum(visitors)::int as visitors, sum(visits)::int as visits, sum(views)::int as views, sum(joined)::int as "signUps"
    from (
      select ${column} as name, count(*) as visitors, sum(visits) as visits, sum(views) as views,
             count(*) filter (where joined) as joined, row_number() over (order by count(*) desc, ${column}) as place
        from visitors where ${column} is not null group by ${column}
    ) as named group by 1, 2`;

const kinds = sql`
  select 'all'::text as kind, '' as name, count(*)::int as visitors, coalesce(sum(visits), 0)::int as visits,
         coalesce(sum(views), 0)::int as views, count(*) filter (where joined)::int as "signUps" from visitors
  union all ${namesOf('source', sql`source`)} union all ${namesOf('campaign', sql`campaign`)}
  union all ${namesOf('entry', sql`entry`)} union all ${namesOf('exit', sql`exit`)}`;

/** All traffic figures of a date range, read in one statement. */
export async function readTraffic(handle: Handle, span: Span): Promise<TrafficRow[]> {
  const { rows } = await handle.execute<TrafficRow>(sql`
    with ${visitsOf(span)}
    ${kinds}
    union all
    select 'new', '', count(*)::int, 0, 0, 0 from visitors where not exists (
      select 1 from analytics_events where coalesce(unique_id, session_id) = visitor and at < ${span.from})
    union all
    select 'opened', '', count(*) filter (where opened)::int, 0, 0, count(*) filter (where opened and joined)::int
      from visitors
    union all (${cohortsOf(span)})
    order by kind, visitors desc, name`);
  return rows;
}

/**
 * Sign-ups and revenue by first and last touch, leads by form and by first touch, and clicks on referral links by code.
 */
export async function readOrigins(handle: Handle, span: Span): Promise<OriginRow[]> {
  const { from, to } = span;
  const touch = (place: 'first' | 'last') => sql`
    select ${place}::text as kind, ${sourceOf} as name, count(*)::float8 as hits, count(*)::float8 as visitors
      from accounts left join touches
        on touches.subject_kind = 'account' and touches.subject_id = accounts.id and touches.place = ${place}
     where accounts.created_at >= ${from} and accounts.created_at < ${to} group by 2`;
  const { rows } = await handle.execute<OriginRow>(sql`
    ${touch('first')} union all ${touch('last')}
    union all ${revenueOf('first', span)} union all ${revenueOf('last', span)}
    union all (
      select 'lead', detail, count(*)::int, count(*)::int from analytics_events
       where at >= ${from} and at < ${to} and name = 'lead' and detail is not null group by detail
    )
    union all (
      select 'lead-first', ${sourceOf}, count(*)::int, count(*)::int
        from analytics_events left join touches
          on touches.subject_kind = 'lead' and touches.place = 'first'
         and touches.subject_id = split_part(analytics_events.dedupe_key, ':', 2)
       where analytics_events.at >= ${from} and analytics_events.at < ${to} and name = 'lead' group by 2
    )
    union all (
      select 'click', code, count(*)::int, count(distinct visitor_key)::int from clicks
       where at >= ${from} and at < ${to} group by code order by 3 desc, code limit ${maxNames}
    ) order by kind, hits desc, name`);
  return rows;
}

/** Stores the totals of one day unless they are already stored. */
export async function sumDay(handle: Handle, day: string, span: Span) {
  await handle.execute(sql`
    insert into traffic_days (day, kind, name, visitors, visits, views, sign_ups)
    with ${visitsOf(span)}
    select ${day}::date, kind, name, visitors, visits, views, "signUps" from (${kinds}) as summed
    on conflict do nothing`);
}

/** Past days with events since the last stored day, oldest first. */
export async function findUnsummedDays(handle: Handle, today: string): Promise<string[]> {
  const { rows } = await handle.execute<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day
      from (
        select distinct (at at time zone 'UTC')::date as day from analytics_events
         where at < ${today}::timestamp at time zone 'UTC'
           and at >= coalesce((select (max(day) + 1)::timestamp at time zone 'UTC' from traffic_days), '-infinity')
      ) as days
     order by 1`);
  return rows.map(({ day }) => day);
}

/** The stored daily totals of a date range, which remain after its events are deleted. */
export async function readDaySums(handle: Handle, { from, to }: Span) {
  const { rows } = await handle.execute<{ days: number; visits: number; views: number; signUps: number }>(sql`
    select count(*)::int as days, coalesce(sum(visits), 0)::int as visits, coalesce(sum(views), 0)::int as views,
           coalesce(sum(sign_ups), 0)::int as "signUps"
      from traffic_days where kind = 'all' and day >= (${from}::timestamptz at time zone 'UTC')::date
       and day < (${to}::timestamptz at time zone 'UTC')::date`);
  return rows[0] ?? { days: 0, visits: 0, views: 0, signUps: 0 };
}

/**
 * Deletes clicks and events older than `before` in batches, to keep locks short, and salts older than `salts`. Returns
 * the number of clicks and events deleted.
 */
export async function deleteTrafficBefore(handle: Database, before: Date, salts: string): Promise<number> {
  let total = 0;
  for (const table of [sql`analytics_events`, sql`clicks`]) {
    for (;;) {
      const { rowCount } = await handle.execute(sql`
        delete from ${table} where id in (select id from ${table} where at < ${before} limit 5000)`);
      total += rowCount ?? 0;
      if ((rowCount ?? 0) < 5000) break;
    }
  }
  await handle.execute(sql`delete from visitor_salts where day < ${salts}`);
  return total;
}
