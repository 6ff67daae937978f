import { and, eq, gt, isNull } from 'drizzle-orm';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts, passwordResets } from '@/lib/server/platform/db/schema/accounts';

/** Inserts the hash of a reset link and deletes the account's older links. */
export async function replaceReset(tx: Tx, reset: typeof passwordResets.$inferInsert) {
  await tx.delete(passwordResets).where(eq(passwordResets.accountId, reset.accountId));
  await tx.insert(passwordResets).values(reset);
}

const isGood = (hash: string, at: Date) =>
  and(eq(passwordResets.hash, hash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, at));

/** The account of a valid reset link, if it is of this kind; otherwise null. */
export async function findValidReset(
  handle: Handle,
  { hash, kind, at }: { hash: string; kind: AccountKind; at: Date },
) {
  const [row] = await handle
    .select({ accountId: accounts.id, email: accounts.email, firstName: accounts.firstName })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(and(isGood(hash, at), eq(accounts.kind, kind), isNull(accounts.disabledAt), isNull(accounts.deletedAt)));
  return row ?? null;
}

/** Marks a link as used, in one atomic statement: of concurrent calls, only one returns true. */
export async function consumeReset(tx: Tx, { hash, at }: { hash: string; at: Date }): Promise<boolean> {
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: at })
    .where(isGood(hash, at))
    .returning({ hash: passwordResets.hash });
  return used.length === 1;
}
