import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';

export type PayoutBalance = {
  pendingCents: number;
  heldCents: number;
  approvedCents: number;
  deductedCents: number;
  requestedCents: number;
  paidCents: number;
  /** When the next pending commission is due for approval; null when none is pending. */
  nextApprovalAt: Date | null;
};

type Sum = Exclude<keyof PayoutBalance, 'nextApprovalAt'>;

/** The totals of an account's commissions. Refunds after a payout are deducted even while the commission is held. */
export async function readBalance(handle: Handle, accountId: string): Promise<PayoutBalance> {
  const { rows } = await handle.execute<Record<Sum, string> & { nextApprovalAt: string | null }>(sql`
    select
      coalesce(sum(due) filter (where state = 'pending'), 0) as "pendingCents",
      coalesce(sum(due) filter (where state = 'held' and due > 0), 0) as "heldCents",
      coalesce(sum(due) filter (where state in ('approved', 'paid') and due > 0), 0) as "approvedCents",
      coalesce(sum(due) filter (where due < 0), 0) as "deductedCents",
      coalesce(sum(paid_cents), 0) as "paidCents",
      min(approves_at) filter (where state = 'pending' and due > 0) as "nextApprovalAt",
      (select coalesce(sum(amount_cents), 0) from payouts where payee_id = ${accountId} and state = 'requested')
        as "requestedCents"
    from (select state, paid_cents, approves_at, earned_cents - reversed_cents - paid_cents as due
            from commissions where payee_id = ${accountId}) one`);
  const [row] = rows;
  if (!row) throw new Error('A query that always returns a row returned none.');
  return {
    pendingCents: Number(row.pendingCents),
    heldCents: Number(row.heldCents),
    approvedCents: Number(row.approvedCents),
    deductedCents: Number(row.deductedCents),
    requestedCents: Number(row.requestedCents),
    paidCents: Number(row.paidCents),
    nextApprovalAt: row.nextApprovalAt === null ? null : new Date(row.nextApprovalAt),
  };
}

/** Cents that can be paid now, less what an open payout already includes. May be negative. */
export const availableOf = ({ approvedCents, deductedCents, requestedCents }: PayoutBalance) =>
  approvedCents + deductedCents - requestedCents;

/**
 * Locks an account's payable commissions and returns the cents that can be paid now. Refunds of these commissions wait
 * until the transaction ends.
 */
export async function lockPayable(tx: Tx, accountId: string): Promise<number> {
  await tx.execute(sql`
    select id from commissions
     where payee_id = ${accountId} and approved_at is not null and earned_cents - reversed_cents <> paid_cents
     order by id for update`);
  const { rows } = await tx.execute<{ cents: string }>(
    sql`select coalesce(sum(cents), 0) as cents from payable_commissions(${accountId})`,
  );
  return Number(rows[0]?.cents ?? 0);
}
