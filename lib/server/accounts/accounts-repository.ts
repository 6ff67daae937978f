import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { emailKey } from '@/lib/domain/shared/email';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accountLinks, accounts } from '@/lib/server/platform/db/schema/accounts';
import { subscriptions } from '@/lib/server/platform/db/schema/billing';

export type Account = typeof accounts.$inferSelect;

export async function findAccountByEmail(handle: Handle, kind: AccountKind, email: string): Promise<Account | null> {
  const [row] = await handle
    .select()
    .from(accounts)
    .where(and(eq(accounts.kind, kind), eq(accounts.emailKey, emailKey(email)), isNull(accounts.deletedAt)));
  return row ?? null;
}

export async function findAccountById(handle: Handle, id: string): Promise<Account | null> {
  const [row] = await handle
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)));
  return row ?? null;
}

/**
 * Locks the account until the transaction ends. Code that adds, uses or invalidates a link of an account must lock it
 * first, so that no link is added while all of them are being invalidated.
 */
export async function lockAccount(tx: Tx, id: string): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)))
    .for('no key update');
  return row ?? null;
}

/** Inserts an account. Returns null if another of its kind uses the address; the unique index resolves races. */
export async function insertAccount(
  tx: Tx,
  account: Omit<typeof accounts.$inferInsert, 'emailKey'>,
): Promise<Account | null> {
  const [row] = await tx
    .insert(accounts)
    .values({ ...account, emailKey: emailKey(account.email) })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function setPasswordHash(handle: Handle, id: string, passwordHash: string) {
  await handle.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
}

/**
 * Replaces a hash with a stronger one of the same password, unless the password was changed in the meantime. Linked
 * accounts with the same password share one hash, salt included, and both are updated.
 */
export async function upgradePasswordHash(handle: Handle, known: Pick<Account, 'id' | 'passwordHash'>, better: string) {
  const { id, passwordHash } = known;
  const isLinked = sql`${accounts.id} in (
    select user_id from ${accountLinks} where investor_id = ${id}
    union all select investor_id from ${accountLinks} where user_id = ${id})`;
  await handle
    .update(accounts)
    .set({ passwordHash: better })
    .where(and(eq(accounts.passwordHash, passwordHash), or(eq(accounts.id, id), isLinked)));
}

/** Sets a new hash if the known one is unchanged. Returns false if the password was changed in the meantime. */
export async function updatePasswordHash(handle: Handle, known: Pick<Account, 'id' | 'passwordHash'>, hash: string) {
  const { rowCount } = await handle
    .update(accounts)
    .set({ passwordHash: hash })
    .where(and(eq(accounts.id, known.id), eq(accounts.passwordHash, known.passwordHash)));
  return rowCount === 1;
}

/** Removes the visitor id of the browser in which the account was opened, from the account and its subscriptions. */
export async function clearBrowser(handle: Handle, id: string) {
  await handle.update(accounts).set({ uniqueId: null }).where(eq(accounts.id, id));
  await handle.update(subscriptions).set({ uniqueId: null }).where(eq(subscriptions.accountId, id));
}

/** An account's name and address, for mail. */
export async function findPerson(handle: Handle, id: string) {
  const [row] = await handle
    .select({ email: accounts.email, firstName: accounts.firstName })
    .from(accounts)
    .where(eq(accounts.id, id));
  return row ?? null;
}
