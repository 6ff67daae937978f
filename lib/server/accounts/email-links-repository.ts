import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { emailKey } from '@/lib/domain/shared/email';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts, emailCancelLinks, emailLinks } from '@/lib/server/platform/db/schema/accounts';

/** Inserts the hash of a confirmation link and deletes the account's older links. */
export async function replaceEmailLink(tx: Tx, link: typeof emailLinks.$inferInsert) {
  await tx.delete(emailLinks).where(eq(emailLinks.accountId, link.accountId));
  await tx.insert(emailLinks).values(link);
}

/** The new address that an account has requested but not yet confirmed, if any. */
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

/** The account of a confirmation link, used or not. */
export async function findEmailLinkAccount(handle: Handle, hash: string): Promise<string | null> {
  const [row] = await handle
    .select({ accountId: emailLinks.accountId })
    .from(emailLinks)
    .where(eq(emailLinks.hash, hash));
  return row?.accountId ?? null;
}

/**
 * Marks a link as used and returns its address, in one atomic statement: of concurrent calls, only one gets the
 * address.
 */
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

/** The account whose address changes a link can cancel; null if the link is unknown or has expired. */
export async function findEmailCancelLinkAccount(handle: Handle, hash: string, at: Date): Promise<string | null> {
  const [row] = await handle
    .select({ accountId: emailCancelLinks.accountId })
    .from(emailCancelLinks)
    .where(and(eq(emailCancelLinks.hash, hash), gt(emailCancelLinks.expiresAt, at)));
  return row?.accountId ?? null;
}

/** Deletes an account's unused confirmation links and returns their number. */
export async function deletePendingEmails(tx: Tx, accountId: string): Promise<number> {
  const { rowCount } = await tx
    .delete(emailLinks)
    .where(and(eq(emailLinks.accountId, accountId), isNull(emailLinks.usedAt)));
  return rowCount ?? 0;
}

/**
 * Sets an account's confirmed address. Returns false if another account of its kind uses it; the unique index decides.
 */
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
