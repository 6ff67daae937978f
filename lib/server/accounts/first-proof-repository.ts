import { eq } from 'drizzle-orm';
import type { Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { tradierLinks } from '@/lib/server/platform/db/schema/banking';
import { signalTexts } from '@/lib/server/platform/db/schema/messaging';
import { payoutAccounts, taxForms } from '@/lib/server/platform/db/schema/payouts';

/**
 * Confirms an account's address for the first time. Until then another person may have used the account, so its payout
 * accounts, tax forms, signal messages and broker links are removed. Returns whether there were any.
 */
export async function recordFirstProof(tx: Tx, accountId: string, at: Date): Promise<{ hadDetails: boolean }> {
  let removed = 0;
  for (const table of [payoutAccounts, taxForms, signalTexts, tradierLinks])
    removed += (await tx.delete(table).where(eq(table.accountId, accountId))).rowCount ?? 0;
  await tx.update(accounts).set({ emailConfirmedAt: at }).where(eq(accounts.id, accountId));
  return { hadDetails: removed > 0 };
}
