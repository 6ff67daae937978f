import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { CommissionEntryKind } from '@/lib/domain/referrals/commissions';
import type { SaleFacts } from '@/lib/domain/referrals/sale-reasons';
import type { Handle } from '@/lib/server/platform/db/pool';
import { commissions } from '@/lib/server/platform/db/schema/commissions';

/** What is stored about an invoice and how its buyer was referred. Times are text, as Postgres returns them. */
export type SaleRecord = SaleFacts & {
  id: string;
  at: string;
  refundedCents: number;
  dispute: 'open' | 'won' | 'lost' | null;
  firstName: string;
  lastName: string;
  signedUpAt: string;
  /** The buyer's referrer, that account's referrer, and so on: by the link at sign-up or, without one, by a code. */
  above: readonly string[];
  link: { code: string; at: string } | null;
  credit: { ownerId: string; source: 'code' | 'link' | 'invoice'; code: string; at: string } | null;
  visit: { at: string; path: string; code: string | null } | null;
};

/** The records of the invoices whose ids a subquery returns, in no particular order. */
export async function findSaleRecords(handle: Handle, ids: SQL): Promise<SaleRecord[]> {
  const { rows } = await handle.execute<SaleRecord>(sql`
    select i.stripe_id as id, i.account_id as "payerId", i.subscription_id as "subscriptionId", i.status,
      i.paid_cents::float8 as "paidCents", i.refunded_cents::float8 as "refundedCents", i.dispute,
      coalesce(i.paid_at, i.created_at) as at, a.first_name as "firstName", a.last_name as "lastName",
      a.created_at as "signedUpAt", b.owner_id as "boundTo",
      case when b.code is null then null else jsonb_build_object('code', b.code, 'at', b.bound_at) end as link,
      case when c.code is null then null
        else jsonb_build_object('ownerId', c.owner_id, 'source', c.source, 'code', c.code, 'at', c.credited_at)
      end as credit,
      chain.ids as chain, referrers_of(a.id) as above,
      array(select id from accounts where id = any (chain.ids) and deleted_at is not null) as closed,
      (select account_id from referral_codes where code_key = lower(a.referred_by)) as "signUpCodeOwner",
      (select account_id from referral_codes where code_key = (
        select lower(t.referred_by) from touches t
         where t.subject_kind = 'subscription' and t.subject_id = i.subscription_id and t.place = 'last'))
        as "lastLinkOwner",
      (select jsonb_build_object('at', t.at, 'path', t.path, 'code', t.referred_by) from touches t
        where t.subject_kind = 'account' and t.subject_id = a.id and t.place = 'first') as visit
    from billing_invoices i
      join accounts a on a.id = i.account_id
      left join referral_bindings b on b.account_id = a.id
      left join subscription_credits c on c.subscription_id = i.subscription_id
      cross join lateral (
        select case when c.owner_id is null then '{}'::text[] else c.owner_id || referrers_of(c.owner_id) end as ids) chain
    where i.stripe_id in (${ids})`);
  return rows;
}

/** The record of one invoice; undefined when there is no such invoice. */
export const findSaleRecord = async (handle: Handle, id: string) => (await findSaleRecords(handle, sql`${id}`))[0];

export type LedgerEntry = { kind: CommissionEntryKind; cents: number; at: string };

/** An invoice's commissions with their ledger entries, by level. */
export const findTracedCommissions = (handle: Handle, invoiceId: string) =>
  handle
    .select({
      commission: commissions,
      activityDays: sql<number | null>`(select t.activity_days from partner_terms t where t.id = commissions.terms_id)`,
      entries: sql<LedgerEntry[]>`coalesce(
        (select jsonb_agg(jsonb_build_object('kind', e.kind, 'cents', e.cents, 'at', e.at) order by e.id)
           from commission_entries e where e.commission_id = commissions.id), '[]')`,
    })
    .from(commissions)
    .where(eq(commissions.invoiceId, invoiceId))
    .orderBy(asc(commissions.degree));

export type TracedCommission = Awaited<ReturnType<typeof findTracedCommissions>>[number];
