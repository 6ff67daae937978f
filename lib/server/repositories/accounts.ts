import { and, eq, isNull } from 'drizzle-orm';
import type { AccountKind } from '@/lib/contracts/accounts';
import { emailKey } from '@/lib/domain/email';
import type { Database, Tx } from '../db/pool';
import { accounts } from '../db/schema/accounts';
import { subscriptions } from '../db/schema/billing';

type Handle = Tx | Database;
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

/** Inserts an account; null when one of its kind has the address: the unique index decides races. */
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

/** Exchanges a hash for a better one of the same password, unless the password was changed meanwhile. */
export async function replacePasswordHash(handle: Handle, known: Pick<Account, 'id' | 'passwordHash'>, better: string) {
  await handle
    .update(accounts)
    .set({ passwordHash: better })
    .where(and(eq(accounts.id, known.id), eq(accounts.passwordHash, known.passwordHash)));
}

/** Sets a new hash while the known one is still there; false when the password was changed meanwhile. */
export async function changePasswordHash(handle: Handle, known: Pick<Account, 'id' | 'passwordHash'>, hash: string) {
  const { rowCount } = await handle
    .update(accounts)
    .set({ passwordHash: hash })
    .where(and(eq(accounts.id, known.id), eq(accounts.passwordHash, known.passwordHash)));
  return rowCount === 1;
}

/** Parts an account from the browser that it was opened with. */
export async function forgetBrowser(handle: Handle, id: string) {
  await handle.update(accounts).set({ uniqueId: null }).where(eq(accounts.id, id));
  await handle.update(subscriptions).set({ uniqueId: null }).where(eq(subscriptions.accountId, id));
}

/** Whom to write to. */
export async function findPerson(handle: Handle, id: string) {
  const [row] = await handle
    .select({ email: accounts.email, firstName: accounts.firstName })
    .from(accounts)
    .where(eq(accounts.id, id));
  return row ?? null;
}
