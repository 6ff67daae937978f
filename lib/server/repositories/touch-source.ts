import { sql } from 'drizzle-orm';

/** How an arrival is called in the figures: by its campaign's source, the other site, our link, or none of them. */
export const sourceOf = sql`coalesce(lower(touches.utm ->> 'utm_source'), touches.referrer,
  case when touches.subject_id is null then 'not known' when touches.referred_by is not null
       then 'referral link' else 'direct' end)`;
