import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { emailKey } from '@/lib/domain/shared/email';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts, emailCancelLinks, emailLinks } from '@/lib/server/platform/db/schema/accounts';

/** Inserts a link's hash; older links of the account stop working. */
export async function replaceEmailLink(tx: Tx, link: typeof emailLinks.$inferInsert) {
  await tx.delete(emailLinks).where(eq(emailLinks.accountId, link.accountId));
  await tx.insert(emailLinks).values(link);
}

/** The unconfirmed new address of an account, if any. */
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

/** The account of a link to confirm an address, used or not. */
export async function findEmailLinkAccount(handle: Handle, hash: string): Promise<string | null> {
  const [row] = await handle
    .select({ accountId: emailLinks.accountId })
    .from(emailLinks)
    .where(eq(emailLinks.hash, hash));
  return row?.accountId ?? null;
}

/** Uses a link in one atomic statement and returns its address: of concurrent calls, one gets it. */
export async function consumeEmailLink(tx: Tx, hash: string, at: Date): Promise<string | null> {
  const [row] = await tx
    .update(emailLinks)
    .set({ usedAt: at })
    .where(and(eq(emailLinks.hash, hash), isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, at)))
    .returning({ email: emailLinks.email });
  return row?.email ?? null;
}

export async function insertEmailCancelLink(tx: Tx, link: typeof emailCancelLinks.$inferInsert) {
  await tx.insert(emailCancelLinks).values(link);
}

/** The account whose changes a link can cancel; null when the link has expired or was ended. */
export async function findEmailCancelLinkAccount(handle: Handle, hash: string, at: Date): Promise<string | null> {
  const [row] = await handle
    .select({ accountId: emailCancelLinks.accountId })
    .from(emailCancelLinks)
    .where(and(eq(emailCancelLinks.hash, hash), gt(emailCancelLinks.expiresAt, at)));
  return row?.accountId ?? null;
}

/** Deletes the requested address changes of an account; returns how many could still be confirmed. */
export async function deletePendingEmails(tx: Tx, accountId: string): Promise<number> {
  const { rowCount } = await tx
    .delete(emailLinks)
    .where(and(eq(emailLinks.accountId, accountId), isNull(emailLinks.usedAt)));
  return rowCount ?? 0;
}

/** Sets an account's confirmed address; false when another of its kind has it (the unique index decides). */
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
