import { sql } from 'drizzle-orm';

/** Number of weeks that a cohort is followed. */
export const followedWeeks = 4;

/**
 * Visitors by the week of their first visit, and how many returned in each later week: one row per cohort and week
 * offset, where offset 0 is the cohort itself. Reads the CTE `seen`.
 */
export const cohortsOf = ({ from }: { from: Date }) => sql`
  select 'cohort'::text as kind, to_char(firsts.week, 'YYYY-MM-DD') as name, count(*)::int as visitors,
         ((weeks.week - firsts.week) / 7)::int as visits, 0 as views, 0 as "signUps"
    from (
      select visitor, date_trunc('week', min(at) at time zone 'UTC')::date as week from seen
       where not exists (
         select 1 from analytics_events
          where coalesce(unique_id, session_id) = seen.visitor and session_id is not null and at < ${from})
       group by visitor
    ) as firsts
    join (
      select distinct visitor, date_trunc('week', at at time zone 'UTC')::date as week from seen
    ) as weeks using (visitor)
   where weeks.week - firsts.week <= ${followedWeeks * 7}
   group by 2, 4`;
