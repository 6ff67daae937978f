import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { openPayoutStates } from '@/lib/domain/referrals/payouts';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { payoutItems, payouts } from '@/lib/server/platform/db/schema/payouts';

export type PayoutRow = typeof payouts.$inferSelect;

/** An account's payouts, newest first. */
export const listPayoutsOf = (handle: Handle, payeeId: string, max: number): Promise<PayoutRow[]> =>
  handle
    .select()
    .from(payouts)
    .where(eq(payouts.payeeId, payeeId))
    .orderBy(desc(payouts.requestedAt), desc(payouts.id))
    .limit(max);

export async function findOpenPayout(handle: Handle, payeeId: string): Promise<PayoutRow | null> {
  const [row] = await handle
    .select()
    .from(payouts)
    .where(and(eq(payouts.payeeId, payeeId), inArray(payouts.state, [...openPayoutStates])));
  return row ?? null;
}

/** Locks a payout's row until the transaction ends. */
export async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return row ?? null;
}

/** Inserts a payout of everything that can be paid, with an item for each commission. */
export async function insertPayout(tx: Tx, row: typeof payouts.$inferInsert): Promise<PayoutRow> {
  const [payout] = await tx.insert(payouts).values(row).returning();
  if (!payout) throw new Error('The payout just inserted is missing.');
  await insertItems(tx, row);
  return payout;
}

/** Adjusts a requested payout to what can be paid now. */
export async function updatePayoutAmount(
  tx: Tx,
  { id, payeeId, amountCents, changedAt }: Pick<PayoutRow, 'id' | 'payeeId' | 'amountCents' | 'changedAt'>,
) {
  await tx.delete(payoutItems).where(eq(payoutItems.payoutId, id));
  await tx.update(payouts).set({ amountCents, changedAt }).where(eq(payouts.id, id));
  await insertItems(tx, { id, payeeId });
}

const insertItems = (tx: Tx, { id, payeeId }: { id: string; payeeId: string }) =>
  tx.execute(sql`
    insert into payout_items (payout_id, commission_id, cents)
    select ${id}, commission_id, cents from payable_commissions(${payeeId})`);

export type PayoutChange = Partial<
  Pick<
    PayoutRow,
    | 'state'
    | 'runId'
    | 'method'
    | 'sentAt'
    | 'paidAt'
    | 'endedAt'
    | 'reason'
    | 'destination'
    | 'transferId'
    | 'attempt'
    | 'lastSentAt'
    | 'lockedUntil'
  >
> & { changedAt: Date };

export async function updatePayout(handle: Handle, id: string, change: PayoutChange): Promise<PayoutRow> {
  const [row] = await handle.update(payouts).set(change).where(eq(payouts.id, id)).returning();
  if (!row) throw new Error('The payout being changed is missing.');
  return row;
}
