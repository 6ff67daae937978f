import { and, asc, count, countDistinct, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { CommissionState } from '@/lib/domain/referrals/commissions';
import type { Degree } from '@/lib/domain/referrals/referrals';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { commissions } from '@/lib/server/platform/db/schema/commissions';

export type CommissionRow = typeof commissions.$inferSelect;

/** An account, its referrer, that account's referrer, and so on. */
export async function listReferrers(handle: Handle, firstId: string): Promise<string[]> {
  const { rows } = await handle.execute<{ all: string[] }>(sql`select referrers_of(${firstId}) as all`);
  return [firstId, ...(rows[0]?.all ?? [])];
}

/** Filters account ids to those of accounts that are not deleted. */
export async function listOpenAccounts(handle: Handle, ids: readonly string[]): Promise<string[]> {
  const rows = await handle
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), isNull(accounts.deletedAt)));
  return rows.map(({ id }) => id);
}

/** Locks payees so that sales counting toward the same tier run one at a time. Ids are sorted to prevent deadlocks. */
export async function lockPayees(tx: Tx, ids: readonly string[]) {
  for (const id of ids.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`commissions ${id}`}, 0))`);
}

type Sale = { payeeId: string; degree: Degree; payerId: string; at: Date };

/** Counts the payee's other customers at this level with a sale up to `at` that was not refunded in full. */
export async function countOtherReferrals(handle: Handle, { payeeId, degree, payerId, at }: Sale): Promise<number> {
  const [row] = await handle
    .select({ total: countDistinct(commissions.payerId) })
    .from(commissions)
    .where(
      and(
        eq(commissions.payeeId, payeeId),
        eq(commissions.degree, degree),
        ne(commissions.payerId, payerId),
        ne(commissions.state, 'reversed'),
        lte(commissions.earnedAt, at),
      ),
    );
  return row?.total ?? 0;
}

export async function insertCommission(tx: Tx, row: typeof commissions.$inferInsert) {
  await tx.insert(commissions).values(row).onConflictDoNothing();
}

export async function hasCommissions(handle: Handle, invoiceId: string): Promise<boolean> {
  const [row] = await handle.select({ total: count() }).from(commissions).where(eq(commissions.invoiceId, invoiceId));
  return (row?.total ?? 0) > 0;
}

/** Locks the rows of an invoice's commissions until the transaction ends. */
export const lockCommissionsOf = (tx: Tx, invoiceId: string): Promise<CommissionRow[]> =>
  tx
    .select()
    .from(commissions)
    .where(eq(commissions.invoiceId, invoiceId))
    .orderBy(asc(commissions.degree))
    .for('update');

/** Locks a commission's row until the transaction ends. */
export async function lockCommission(tx: Tx, id: string): Promise<CommissionRow | null> {
  const [row] = await tx.select().from(commissions).where(eq(commissions.id, id)).for('update');
  return row ?? null;
}

type Change = Partial<Pick<CommissionRow, 'reversedCents' | 'holdReason'>> & { changedAt: Date };

export async function updateCommission(tx: Tx, id: string, change: Change): Promise<CommissionRow | null> {
  const [row] = await tx.update(commissions).set(change).where(eq(commissions.id, id)).returning();
  return row ?? null;
}

/** Approves pending commissions whose hold has ended and returns how many. Locked rows are left for the next run. */
export async function approveDue(handle: Handle, at: Date): Promise<number> {
  const due = handle
    .select({ id: commissions.id })
    .from(commissions)
    .where(and(eq(commissions.state, 'pending'), lte(commissions.approvesAt, at)))
    .for('update', { skipLocked: true });
  const { rowCount } = await handle
    .update(commissions)
    .set({ approvedAt: at, changedAt: at })
    .where(inArray(commissions.id, due));
  return rowCount ?? 0;
}

/** Commissions in a state, or in all states, newest first. */
export const listCommissions = (handle: Handle, state: CommissionState | undefined, max: number) =>
  handle
    .select()
    .from(commissions)
    .where(state === undefined ? undefined : eq(commissions.state, state))
    .orderBy(desc(commissions.earnedAt), asc(commissions.invoiceId), asc(commissions.degree))
    .limit(max);
