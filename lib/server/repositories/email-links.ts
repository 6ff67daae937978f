import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { emailKey } from '@/lib/domain/email';
import type { Database, Tx } from '../db/pool';
import { accounts, emailLinks } from '../db/schema/accounts';

type Handle = Tx | Database;

/** Inserts a link's hash; older links of the account stop working. */
export async function replaceEmailLink(tx: Tx, link: typeof emailLinks.$inferInsert) {
  await tx.delete(emailLinks).where(eq(emailLinks.accountId, link.accountId));
  await tx.insert(emailLinks).values(link);
}

/** The address that an account waits to have proven, if it is not the one it has. */
export async function findPendingEmail(handle: Handle, accountId: string, at: Date): Promise<string | null> {
  const [row] = await handle
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .innerJoin(accounts, eq(accounts.id, emailLinks.accountId))
    .where(
      and(
        eq(emailLinks.accountId, accountId),
        isNull(emailLinks.usedAt),
        gt(emailLinks.expiresAt, at),
        ne(emailLinks.email, accounts.email),
      ),
    )
    .orderBy(desc(emailLinks.createdAt))
    .limit(1);
  return row?.email ?? null;
}

/** Uses a link up in one statement, with the account as it was: of many at once, one gets it. */
export async function useEmailLink(tx: Tx, hash: string, at: Date) {
  const [row] = await tx
    .update(emailLinks)
    .set({ usedAt: at })
    .from(accounts)
    .where(
      and(
        eq(emailLinks.hash, hash),
        isNull(emailLinks.usedAt),
        gt(emailLinks.expiresAt, at),
        eq(accounts.id, emailLinks.accountId),
        isNull(accounts.disabledAt),
        isNull(accounts.deletedAt),
      ),
    )
    .returning({
      accountId: accounts.id,
      kind: accounts.kind,
      firstName: accounts.firstName,
      oldEmail: accounts.email,
      email: emailLinks.email,
    });
  return row ?? null;
}

/** Gives an account its proven address; false when another of its kind has it. The unique index has the last word. */
export async function setProvenEmail(tx: Tx, { accountId, email, at }: { accountId: string; email: string; at: Date }) {
  const { rowCount } = await tx
    .update(accounts)
    .set({ email, emailKey: emailKey(email), emailConfirmedAt: at })
    .where(
      and(
        eq(accounts.id, accountId),
        sql`not exists (select from accounts as other where other.kind = ${accounts.kind}
          and other.email_key = ${emailKey(email)} and other.deleted_at is null and other.id <> ${accountId})`,
      ),
    );
  return rowCount === 1;
}
