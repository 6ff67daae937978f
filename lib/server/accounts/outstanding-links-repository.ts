import { eq } from 'drizzle-orm';
import type { Tx } from '@/lib/server/platform/db/pool';
import { emailCancelLinks, emailLinks, passwordResets, sessions } from '@/lib/server/platform/db/schema/accounts';
import { oauthStates } from '@/lib/server/platform/db/schema/banking';

/** Deletes every mailed link of an account and its pending broker logins. */
export async function deleteOutstandingLinks(tx: Tx, accountId: string) {
  for (const table of [emailLinks, emailCancelLinks, passwordResets, oauthStates])
    await tx.delete(table).where(eq(table.accountId, accountId));
}

/** Makes every session of the account check the password again before the next sensitive action. */
export async function endRecentProofs(tx: Tx, accountId: string) {
  await tx
    .update(sessions)
    .set({ authenticatedAt: new Date(0) })
    .where(eq(sessions.accountId, accountId));
}
