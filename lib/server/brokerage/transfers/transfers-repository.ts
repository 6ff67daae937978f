import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, notInArray, or, sql, sum } from 'drizzle-orm';
import { openTransferStatuses, type TransferDirection } from '@/lib/domain/brokerage/transfers';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { transfers } from '@/lib/server/platform/db/schema/transfers';
import { insertTransferEvent } from './transfer-events-repository';

export type Transfer = typeof transfers.$inferSelect;

/** Position in a list of transfers: the last row of the previous page. */
export type TransferPlace = { at: Date; id: string };

/** Serializes the creation of transfers for an account until the transaction ends. */
export async function lockTransfers(tx: Tx, accountId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`transfers ${accountId}`}, 0))`);
}

export async function insertTransfer(tx: Tx, row: typeof transfers.$inferInsert): Promise<Transfer> {
  const [made] = await tx.insert(transfers).values(row).returning();
  if (!made) throw new Error('The transfer just inserted is missing.');
  await insertTransferEvent(tx, { transferId: made.id, status: made.status, at: made.createdAt });
  return made;
}

export async function findTransfer(handle: Handle, of: { accountId: string; id: string }): Promise<Transfer | null> {
  const [row] = await handle
    .select()
    .from(transfers)
    .where(and(eq(transfers.id, of.id), eq(transfers.accountId, of.accountId)));
  return row ?? null;
}

export async function findTransferByKey(handle: Handle, of: { accountId: string; requestKey: string }) {
  const [row] = await handle
    .select()
    .from(transfers)
    .where(and(eq(transfers.accountId, of.accountId), eq(transfers.requestKey, of.requestKey)));
  return row ?? null;
}

export async function findTransferAtBroker(handle: Handle, brokerTransferId: string): Promise<Transfer | null> {
  const [row] = await handle.select().from(transfers).where(eq(transfers.brokerTransferId, brokerTransferId));
  return row ?? null;
}

/** Locks a transfer's row until the transaction ends. */
export async function lockTransfer(tx: Tx, id: string): Promise<Transfer | null> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('update');
  return row ?? null;
}

export type TransferChange = Partial<
  Pick<
    Transfer,
    | 'status'
    | 'reason'
    | 'brokerTransferId'
    | 'holdUntil'
    | 'completedAt'
    | 'lockedUntil'
    | 'lastSentAt'
    | 'attempts'
    | 'checkedAt'
  >
>;

export async function updateTransfer(handle: Handle, id: string, change: TransferChange): Promise<Transfer> {
  const [row] = await handle.update(transfers).set(change).where(eq(transfers.id, id)).returning();
  if (!row) throw new Error('The transfer being changed is missing.');
  return row;
}

/** An account's transfers, newest first. */
export const listTransfers = (handle: Handle, accountId: string, page: { after?: TransferPlace; limit: number }) =>
  handle
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.accountId, accountId),
        page.after &&
          sql`(${transfers.createdAt}, ${transfers.id}) < (${page.after.at.toISOString()}::timestamptz, ${page.after.id})`,
      ),
    )
    .orderBy(desc(transfers.createdAt), desc(transfers.id))
    .limit(page.limit);

/** How many transfers are open, and how many of them the broker has not confirmed. */
export async function countOpenTransfers(handle: Handle, accountId: string) {
  const [row] = await handle
    .select({ open: count(), unconfirmed: sql<number>`count(*) filter (where status = 'submitting')::int` })
    .from(transfers)
    .where(and(eq(transfers.accountId, accountId), inArray(transfers.status, [...openTransferStatuses])));
  return { open: row?.open ?? 0, unconfirmed: row?.unconfirmed ?? 0 };
}

/** Sum in cents of the transfers requested since an instant, except rejected, canceled and expired ones. */
export async function sumTransfersSince(
  handle: Handle,
  of: { accountId: string; direction: TransferDirection; since: Date },
): Promise<number> {
  const [row] = await handle
    .select({ cents: sum(transfers.amountCents).mapWith(Number) })
    .from(transfers)
    .where(
      and(
        eq(transfers.accountId, of.accountId),
        eq(transfers.direction, of.direction),
        gte(transfers.createdAt, of.since),
        notInArray(transfers.status, ['rejected', 'canceled', 'expired']),
      ),
    );
  return row?.cents ?? 0;
}

/** Completed deposits that cannot be withdrawn yet: their sum in cents, and when the last hold ends. */
export async function findHeldDeposits(handle: Handle, accountId: string, at: Date) {
  const [row] = await handle
    .select({
      cents: sum(transfers.amountCents).mapWith(Number),
      until: sql<string | null>`max(${transfers.holdUntil})::text`,
    })
    .from(transfers)
    .where(
      and(
        eq(transfers.accountId, accountId),
        eq(transfers.direction, 'deposit'),
        eq(transfers.status, 'complete'),
        sql`${transfers.holdUntil} > ${at.toISOString()}::timestamptz`,
      ),
    );
  return { cents: row?.cents ?? 0, until: row?.until ? new Date(row.until) : null };
}

/** Transfers that the broker has not confirmed and no process has locked. */
export const listUnconfirmed = (handle: Handle, due: { at: Date; checkedBefore: Date; max: number }) =>
  handle
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.status, 'submitting'),
        or(isNull(transfers.lockedUntil), lt(transfers.lockedUntil, due.at)),
        or(isNull(transfers.checkedAt), lt(transfers.checkedAt, due.checkedBefore)),
      ),
    )
    .orderBy(sql`${transfers.checkedAt} nulls first`)
    .limit(due.max);

type DueForCheck = { openBefore: Date; completeBefore: Date; completedSince: Date; max: number };

/** Brokerage accounts with transfers whose status may have changed, least recently checked first. */
export const listAccountsToCheck = (handle: Handle, due: DueForCheck) =>
  handle
    .select({ brokerAccountId: transfers.brokerAccountId })
    .from(transfers)
    .where(
      and(
        isNotNull(transfers.brokerTransferId),
        or(
          and(
            inArray(transfers.status, [...openTransferStatuses]),
            or(isNull(transfers.checkedAt), lt(transfers.checkedAt, due.openBefore)),
          ),
          // A bank can return a transfer long after it has completed.
          and(
            eq(transfers.status, 'complete'),
            gte(transfers.completedAt, due.completedSince),
            or(isNull(transfers.checkedAt), lt(transfers.checkedAt, due.completeBefore)),
          ),
        ),
      ),
    )
    .groupBy(transfers.brokerAccountId)
    .orderBy(sql`min(${transfers.checkedAt}) nulls first`)
    .limit(due.max);

/** Transfers of a brokerage account that the broker has confirmed and may still change. */
export const listLiveTransfers = (handle: Handle, brokerAccountId: string) =>
  handle
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.brokerAccountId, brokerAccountId),
        isNotNull(transfers.brokerTransferId),
        inArray(transfers.status, [...openTransferStatuses, 'complete']),
      ),
    );

/** Which of the broker's transfer ids are linked to one of our transfers. */
export async function findAttached(handle: Handle, brokerTransferIds: string[]): Promise<Set<string>> {
  if (brokerTransferIds.length === 0) return new Set();
  const rows = await handle
    .select({ id: transfers.brokerTransferId })
    .from(transfers)
    .where(inArray(transfers.brokerTransferId, brokerTransferIds));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
