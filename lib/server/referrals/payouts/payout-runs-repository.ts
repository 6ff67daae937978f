import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { PayoutMethod } from '@/lib/domain/referrals/payouts';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { payoutAccounts, payoutRuns, payouts } from '@/lib/server/platform/db/schema/payouts';
import type { PayoutRow } from './payouts-repository';

export type RunRow = typeof payoutRuns.$inferSelect;

export async function insertRun(tx: Tx, row: typeof payoutRuns.$inferInsert) {
  await tx.insert(payoutRuns).values(row);
}

export async function findRun(handle: Handle, id: string): Promise<RunRow | null> {
  const [row] = await handle.select().from(payoutRuns).where(eq(payoutRuns.id, id));
  return row ?? null;
}

/** Locks a run's row until the transaction ends. */
export async function lockRun(tx: Tx, id: string): Promise<RunRow | null> {
  const [row] = await tx.select().from(payoutRuns).where(eq(payoutRuns.id, id)).for('update');
  return row ?? null;
}

export async function updateRun(tx: Tx, id: string, change: Partial<RunRow>) {
  await tx.update(payoutRuns).set(change).where(eq(payoutRuns.id, id));
}

/** Runs, newest first. */
export const listRuns = (handle: Handle, max: number): Promise<RunRow[]> =>
  handle.select().from(payoutRuns).orderBy(desc(payoutRuns.preparedAt)).limit(max);

export const listPayoutsOfRun = (handle: Handle, runId: string): Promise<PayoutRow[]> =>
  handle.select().from(payouts).where(eq(payouts.runId, runId)).orderBy(asc(payouts.requestedAt), asc(payouts.id));

/** Requested payouts without a run, oldest first, with the payees' current payout details. */
export const listWaiting = (handle: Handle, method: PayoutMethod | undefined) =>
  handle
    .select({ payout: payouts, account: payoutAccounts, email: accounts.email })
    .from(payouts)
    .innerJoin(accounts, eq(accounts.id, payouts.payeeId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.accountId, payouts.payeeId))
    .where(
      and(
        eq(payouts.state, 'requested'),
        isNull(payouts.runId),
        method === undefined ? undefined : eq(payoutAccounts.method, method),
      ),
    )
    .orderBy(asc(payouts.requestedAt), asc(payouts.id));

/** Payouts by Stripe that are still being sent and whose last call began before a time, oldest first. */
export const listUnconfirmed = (handle: Handle, before: Date, max: number): Promise<PayoutRow[]> =>
  handle
    .select()
    .from(payouts)
    .where(and(eq(payouts.state, 'sending'), eq(payouts.method, 'stripe'), lt(payouts.lastSentAt, before)))
    .orderBy(asc(payouts.lastSentAt))
    .limit(max);

/**
 * Claims a payout for one call to Stripe; null while another process holds the claim and once the payout is settled.
 */
export async function claimSending(
  handle: Handle,
  id: string,
  { at, until, attempt }: Claim,
): Promise<PayoutRow | null> {
  const [row] = await handle
    .update(payouts)
    .set({ attempt, lastSentAt: at, lockedUntil: until, changedAt: at })
    .where(
      and(
        eq(payouts.id, id),
        eq(payouts.state, 'sending'),
        or(isNull(payouts.lockedUntil), lt(payouts.lockedUntil, at)),
      ),
    )
    .returning();
  return row ?? null;
}
type Claim = { at: Date; until: Date; attempt: number };

export async function findPayoutByTransfer(handle: Handle, transferId: string): Promise<PayoutRow | null> {
  const [row] = await handle.select().from(payouts).where(eq(payouts.transferId, transferId));
  return row ?? null;
}

/** Whether each commission of a requested payout can still be paid in the recorded amount, with no new deduction. */
export async function isStillPayable(tx: Tx, { id, payeeId }: Pick<PayoutRow, 'id' | 'payeeId'>): Promise<boolean> {
  const { rows } = await tx.execute<{ differ: boolean }>(sql`
    select exists (
      select from (select commission_id, cents from payout_items where payout_id = ${id}) i
        full join payable_commissions(${payeeId}) c using (commission_id)
       where (i.cents is not null and i.cents is distinct from c.cents) or (i.cents is null and c.cents < 0)) as differ`);
  return rows[0]?.differ === false;
}
