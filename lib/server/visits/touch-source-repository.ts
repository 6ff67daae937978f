import { sql } from 'drizzle-orm';

/** The source of an arrival: the campaign's source, the referring site, our referral link, or none. */
export const sourceOf = sql`coalesce(lower(touches.utm ->> 'utm_source'), touches.referrer,
  case when touches.subject_id is null then 'not known' when touches.referred_by is not null
       then 'referral link' else 'direct' end)`;
