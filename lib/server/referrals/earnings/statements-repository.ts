import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CommissionEntryKind } from '@/lib/domain/referrals/commissions';
import type { Degree } from '@/lib/domain/referrals/referrals';
import type { Handle } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';

type MonthSums = { month: string; earnedCents: number; reversedCents: number; paidCents: number; lines: number };

/** Monthly sums of an account's ledger entries (UTC months), earliest first. */
export async function sumMonths(handle: Handle, payeeId: string): Promise<MonthSums[]> {
  const { rows } = await handle.execute<MonthSums>(sql`
    select to_char(e.at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as lines,
      coalesce(sum(e.cents) filter (where kind = 'earned'), 0)::float8 as "earnedCents",
      coalesce(-sum(e.cents) filter (where kind in ('reversed', 'restored')), 0)::float8 as "reversedCents",
      coalesce(-sum(e.cents) filter (where kind in ('paid', 'deducted', 'returned')), 0)::float8 as "paidCents"
    from commissions c join commission_entries e on e.commission_id = c.id
    where c.payee_id = ${payeeId} group by 1 order by 1`);
  return rows;
}

export type StatementLine = {
  at: string;
  kind: CommissionEntryKind;
  cents: number;
  level: Degree;
  invoiceId: string;
  revenueCents: number;
  cutBp: number;
};

/** The ledger entries of a month (UTC), oldest first. */
export async function listEntries(handle: Handle, payeeId: string, month: string): Promise<StatementLine[]> {
  const from = `${month}-01T00:00:00Z`;
  const { rows } = await handle.execute<StatementLine>(sql`
    select e.at, e.kind, e.cents::float8 as cents, c.degree as level, c.invoice_id as "invoiceId",
      c.revenue_cents::float8 as "revenueCents", c.cut_bp as "cutBp"
    from commissions c join commission_entries e on e.commission_id = c.id
    where c.payee_id = ${payeeId} and e.at >= ${from}::timestamptz
      and e.at < ${from}::timestamptz + interval '1 month'
    order by e.at, e.id`);
  return rows;
}

/** Name and email of the payee whom a statement is addressed to. */
export async function findPayee(handle: Handle, accountId: string) {
  const [row] = await handle
    .select({ firstName: accounts.firstName, lastName: accounts.lastName, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
  return row ?? null;
}
