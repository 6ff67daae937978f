import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { CommissionState } from '@/lib/domain/referrals/commissions';
import type { Handle } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { billingInvoices } from '@/lib/server/platform/db/schema/billing';
import { commissions } from '@/lib/server/platform/db/schema/commissions';

/** Position in a list of sales: the last row of the previous page. */
type SalePlace = { at: Date; id: string };
type Page = { after: SalePlace | undefined; limit: number };

/** The caller's commissions with the buyer's name, latest first. */
export const listOwnCommissions = (
  handle: Handle,
  payeeId: string,
  { state, after, limit }: Page & { state: CommissionState | undefined },
) =>
  handle
    .select({
      ...{ commission: commissions, firstName: accounts.firstName, lastName: accounts.lastName },
      dispute: billingInvoices.dispute,
    })
    .from(commissions)
    .innerJoin(accounts, eq(accounts.id, commissions.payerId))
    .innerJoin(billingInvoices, eq(billingInvoices.stripeId, commissions.invoiceId))
    .where(
      and(
        eq(commissions.payeeId, payeeId),
        state === undefined ? undefined : eq(commissions.state, state),
        after && sql`(${commissions.earnedAt}, ${byBytes(commissions.invoiceId)}) < (${instantOf(after)}, ${after.id})`,
      ),
    )
    .orderBy(desc(commissions.earnedAt), desc(byBytes(commissions.invoiceId)))
    .limit(limit);

export type OwnCommission = Awaited<ReturnType<typeof listOwnCommissions>>[number];

/**
 * Subquery of the latest invoices that paid the caller no commission: of people within three levels below the caller,
 * and of buyers who used one of the caller's codes too late or before it was active.
 */
export const withoutCommission = (accountId: string, { after, limit }: Page) => sql`
  with own_codes as (select code_key from referral_codes where account_id = ${accountId}),
  first as (${referredBy(sql`(select ${accountId}::text as account_id)`)}),
  second as (${referredBy(sql`first`)}),
  third as (${referredBy(sql`second`)}),
  late as (
    select id as account_id from accounts
     where referred_by is not null and lower(referred_by) in (select code_key from own_codes)
    union
    select s.account_id from touches t join subscriptions s on s.id = t.subject_id
     where t.subject_kind = 'subscription' and t.referred_by is not null
       and lower(t.referred_by) in (select code_key from own_codes)),
  people as (
    select account_id from first union select account_id from second
    union select account_id from third union select account_id from late)
  select i.id from people cross join lateral (
    select stripe_id as id, coalesce(paid_at, created_at) as at from billing_invoices
     where account_id = people.account_id and status <> 'draft' offset 0) i
   where not exists (select from commissions c where c.invoice_id = i.id and c.payee_id = ${accountId})
     and ${after ? sql`(i.at, ${byBytes(sql`i.id`)}) < (${instantOf(after)}, ${after.id})` : sql`true`}
   order by i.at desc, ${byBytes(sql`i.id`)} desc limit ${limit}`;

/**
 * Accounts referred by the link at sign-up or, without one, by a code, like the SQL function `referrer_of`. `offset 0`
 * makes Postgres use an index search for each owner.
 */
const referredBy = (owners: ReturnType<typeof sql>) => sql`
  select found.account_id from ${owners} as owners cross join lateral (
    select account_id from referral_bindings where owner_id = owners.account_id
    union
    select account_id from subscription_credits c where owner_id = owners.account_id
       and not exists (select from referral_bindings b where b.account_id = c.account_id) offset 0) found`;

/** Orders equal times by id bytewise, like `latestFirst`, whatever the database's collation. */
const byBytes = (id: SQLWrapper) => sql`${id} collate "C"`;

const instantOf = ({ at }: SalePlace) => sql`${at.toISOString()}::timestamptz`;
