import { and, eq, isNull } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { payoutAccounts, taxForms } from '@/lib/server/platform/db/schema/payouts';

export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;
export type TaxFormRow = typeof taxForms.$inferSelect;

export async function findPayoutAccount(handle: Handle, accountId: string): Promise<PayoutAccountRow | null> {
  const [row] = await handle.select().from(payoutAccounts).where(eq(payoutAccounts.accountId, accountId));
  return row ?? null;
}

/** Creates or updates the payout details. Columns that are not given keep their values. */
export async function savePayoutAccount(tx: Tx, row: typeof payoutAccounts.$inferInsert) {
  const { accountId: _, ...rest } = row;
  await tx.insert(payoutAccounts).values(row).onConflictDoUpdate({ target: payoutAccounts.accountId, set: rest });
}

export async function findTaxForm(handle: Handle, accountId: string): Promise<TaxFormRow | null> {
  const [row] = await handle.select().from(taxForms).where(eq(taxForms.accountId, accountId));
  return row ?? null;
}

export async function saveTaxFormRow(tx: Tx, row: TaxFormRow) {
  const { accountId: _, ...rest } = row;
  await tx.insert(taxForms).values(row).onConflictDoUpdate({ target: taxForms.accountId, set: rest });
}

export async function findPayeeByStripe(handle: Handle, stripeAccountId: string): Promise<PayoutAccountRow | null> {
  const [row] = await handle.select().from(payoutAccounts).where(eq(payoutAccounts.stripeAccountId, stripeAccountId));
  return row ?? null;
}

type PayeeChange = Pick<PayoutAccountRow, 'isReady' | 'issue' | 'changedAt'>;

/** Updates the state of a payee's Stripe account; false if the payee no longer uses it. */
export async function updatePayeeAccount(handle: Handle, stripeAccountId: string, change: PayeeChange) {
  const { rowCount } = await handle
    .update(payoutAccounts)
    .set(change)
    .where(and(eq(payoutAccounts.stripeAccountId, stripeAccountId), eq(payoutAccounts.method, 'stripe')));
  return rowCount === 1;
}

/** The email of an account; null when it is deleted. */
export const findEmail = async (handle: Handle, accountId: string): Promise<string | null> =>
  (await findPayee(handle, accountId))?.email ?? null;

/** Email and first name for emails about payouts; null for a deleted account. */
export async function findPayee(handle: Handle, accountId: string) {
  const [row] = await handle
    .select({ email: accounts.email, firstName: accounts.firstName })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
  return row ?? null;
}
