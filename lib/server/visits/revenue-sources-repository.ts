import { sql } from 'drizzle-orm';
import { sourceOf } from './touch-source-repository';

/**
 * Subscription revenue of a date range less refunds, in cents, by the payer's source: the account's first touch, or the
 * last one before subscribing. Excludes gifts and grants.
 */
export const revenueOf = (place: 'first' | 'last', { from, to }: { from: Date; to: Date }) => sql`
  select ${`paid-${place}`}::text as kind, ${sourceOf} as name,
         sum(paid_cents - refunded_cents)::float8 as hits, count(distinct account_id)::float8 as visitors
    from billing_invoices left join lateral (
      select * from touches
       where place = ${place} and (subject_kind = 'account' and subject_id = account_id
             or subject_kind = 'subscription' and subject_id = subscription_id)
       order by subject_kind = ${place === 'first' ? 'account' : 'subscription'} desc limit 1
    ) as touches on true
   where paid_at >= ${from} and paid_at < ${to} and paid_cents > 0 group by 2`;
