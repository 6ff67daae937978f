import { sql } from 'drizzle-orm';

/** The source of a touch: the campaign's source, the referring site, "referral link", "direct" or "not known". */
export const sourceOf = sql`coalesce(lower(touches.utm ->> 'utm_source'), touches.referrer,
  case when touches.subject_id is null then 'not known' when touches.referred_by is not null
       then 'referral link' else 'direct' end)`;
