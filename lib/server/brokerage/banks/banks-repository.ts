import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { applications } from '@/lib/server/platform/db/schema/applications';
import { bankLinks } from '@/lib/server/platform/db/schema/banking';
import { outbox } from '@/lib/server/platform/db/schema/outbox';

export type BankRow = typeof bankLinks.$inferSelect;

export const listBankLinks = (handle: Handle, accountId: string): Promise<BankRow[]> =>
  handle.select().from(bankLinks).where(eq(bankLinks.accountId, accountId)).orderBy(bankLinks.createdAt);

export async function findBankLink(handle: Handle, of: { accountId: string; id: string }): Promise<BankRow | null> {
  const [row] = await handle
    .select()
    .from(bankLinks)
    .where(and(eq(bankLinks.id, of.id), eq(bankLinks.accountId, of.accountId)));
  return row ?? null;
}

/** The link that a public token created, whichever account owns it. */
export async function findByPublicToken(handle: Handle, publicTokenHash: string): Promise<BankRow | null> {
  const [row] = await handle.select().from(bankLinks).where(eq(bankLinks.publicTokenHash, publicTokenHash));
  return row ?? null;
}

/** Deletes an account's link to the same bank account and returns it; null if there was none. */
export async function deleteSameBank(
  tx: Tx,
  of: { accountId: string; bankAccountId: string },
): Promise<BankRow | null> {
  const [row] = await tx
    .delete(bankLinks)
    .where(and(eq(bankLinks.accountId, of.accountId), eq(bankLinks.bankAccountId, of.bankAccountId)))
    .returning();
  return row ?? null;
}

export async function insertBankLink(tx: Tx, link: typeof bankLinks.$inferInsert) {
  await tx.insert(bankLinks).values(link);
}

/** Whether the removal of one of the account's banks failed at the broker and is being retried. */
export async function hasPendingUnlink(handle: Handle, accountId: string): Promise<boolean> {
  const delayed = sql`topic = 'bank-unlink' and state in ('waiting', 'sending') and attempts > 0
    and payload ->> 'accountId' = ${accountId}`;
  return (await handle.$count(outbox, delayed)) > 0;
}

export type BankChange = Partial<Pick<BankRow, 'state' | 'needsLogin' | 'relationshipId'>> & { updatedAt: Date };

export async function updateBankLink(handle: Handle, id: string, change: BankChange) {
  await handle.update(bankLinks).set(change).where(eq(bankLinks.id, id));
}

/** Deletes a link and returns it; null if a concurrent call already deleted it. */
export async function deleteBankLink(tx: Tx, of: { accountId: string; id: string }): Promise<BankRow | null> {
  const [row] = await tx
    .delete(bankLinks)
    .where(and(eq(bankLinks.id, of.id), eq(bankLinks.accountId, of.accountId)))
    .returning();
  return row ?? null;
}

type Due = { movingBefore: Date; settledBefore: Date; max: number };

/**
 * Links to check with the broker, least recently checked first: those whose status is about to change, and less often
 * the others.
 */
export const listBanksToFollow = (handle: Handle, { movingBefore, settledBefore, max }: Due) =>
  handle
    .select({
      link: bankLinks,
      brokerAccountId: sql<string>`${applications.brokerAccountId}`,
      relationshipId: sql<string>`${bankLinks.relationshipId}`,
    })
    .from(bankLinks)
    .innerJoin(applications, and(eq(applications.accountId, bankLinks.accountId), isNull(applications.endedAt)))
    .where(
      and(
        isNotNull(bankLinks.relationshipId),
        isNotNull(applications.brokerAccountId),
        or(
          and(inArray(bankLinks.state, ['queued', 'pending', 'ending']), lt(bankLinks.updatedAt, movingBefore)),
          and(eq(bankLinks.state, 'approved'), lt(bankLinks.updatedAt, settledBefore)),
        ),
      ),
    )
    .orderBy(asc(bankLinks.updatedAt))
    .limit(max);

/** The broker's id and status of a member's current brokerage account. */
export async function findBrokerAccount(handle: Handle, accountId: string) {
  const [row] = await handle
    .select({ brokerAccountId: applications.brokerAccountId, status: applications.status })
    .from(applications)
    .where(and(eq(applications.accountId, accountId), isNull(applications.endedAt)));
  return row?.brokerAccountId ? { brokerAccountId: row.brokerAccountId, status: row.status } : null;
}
