import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';
import { applications } from '../db/schema/applications';
import { bankLinks } from '../db/schema/banking';

type Handle = Tx | Database;
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

/** The link that a public token made, whoever it is of. */
export async function findByPublicToken(handle: Handle, publicTokenHash: string): Promise<BankRow | null> {
  const [row] = await handle.select().from(bankLinks).where(eq(bankLinks.publicTokenHash, publicTokenHash));
  return row ?? null;
}

/** Puts a link in place of the one to the same bank account, if there was one. */
export async function putBankLink(tx: Tx, link: typeof bankLinks.$inferInsert) {
  await tx
    .delete(bankLinks)
    .where(and(eq(bankLinks.accountId, link.accountId), eq(bankLinks.bankAccountId, link.bankAccountId)));
  await tx.insert(bankLinks).values(link);
}

export type BankChange = Partial<Pick<BankRow, 'state' | 'needsLogin' | 'relationshipId'>> & { updatedAt: Date };

export async function changeBankLink(handle: Handle, id: string, change: BankChange) {
  await handle.update(bankLinks).set(change).where(eq(bankLinks.id, id));
}

/** Deletes a link and answers it: of two at once one gets it. */
export async function takeBankLink(tx: Tx, of: { accountId: string; id: string }): Promise<BankRow | null> {
  const [row] = await tx
    .delete(bankLinks)
    .where(and(eq(bankLinks.id, of.id), eq(bankLinks.accountId, of.accountId)))
    .returning();
  return row ?? null;
}

type Due = { movingBefore: Date; settledBefore: Date; most: number };

/** Relationships to ask the broker about, oldest look first: those that may change soon, and now and then the others. */
export const listBanksToFollow = (handle: Handle, { movingBefore, settledBefore, most }: Due) =>
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
    .limit(most);

/** The brokerage account of somebody, as the broker names it, and how it stands. */
export async function findBrokerAccount(handle: Handle, accountId: string) {
  const [row] = await handle
    .select({ brokerAccountId: applications.brokerAccountId, status: applications.status })
    .from(applications)
    .where(and(eq(applications.accountId, accountId), isNull(applications.endedAt)));
  return row?.brokerAccountId ? { brokerAccountId: row.brokerAccountId, status: row.status } : null;
}
