import { eq } from 'drizzle-orm';
import type { Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { tradierLinks } from '@/lib/server/platform/db/schema/banking';
import { signalTexts } from '@/lib/server/platform/db/schema/messaging';
import { payoutAccounts, taxForms } from '@/lib/server/platform/db/schema/payouts';

/**
 * Records the first proof that an account belongs to the reader of its mailbox. Until then another person may have used
 * it, so whatever receives money, messages or trades for it is removed. Returns whether there was any.
 */
export async function recordFirstProof(tx: Tx, accountId: string, at: Date): Promise<{ hadDetails: boolean }> {
  let removed = 0;
  for (const table of [payoutAccounts, taxForms, signalTexts, tradierLinks])
    removed += (await tx.delete(table).where(eq(table.accountId, accountId))).rowCount ?? 0;
  await tx.update(accounts).set({ emailConfirmedAt: at }).where(eq(accounts.id, accountId));
  return { hadDetails: removed > 0 };
}
